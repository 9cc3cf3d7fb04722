import { createProfile, type NewPerson } from '@stoet/contracts/volunteers/profile.events';
import { routesOf } from '@stoet/contracts/all';
import type { NewRegistration } from '@stoet/contracts/volunteers/registration.contract';
import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import { VolunteersModule } from './volunteers.module';

export const testOptions = { name: 'volunteers' as const, module: VolunteersModule, routes: routesOf('volunteers') };
export const administrator = { level: 1 as const, account: 9001, profile: 9001 };
export const startVolunteers = (): Promise<TestService> => startTestService(testOptions);

export const person = (more: Partial<NewPerson> = {}): NewPerson => ({
  firstName: 'An',
  lastName: 'Peeters',
  date_of_birth: '1986-09-21',
  nationality: 'Belg',
  origin: 'België',
  sex: 1,
  phoneNumber: '',
  cellPhone: '0473 44 55 66',
  email: 'an.peeters@stoet.test',
  secondaryEmail: '',
  tShirt: 'M',
  streetName: 'Herentalsstraat',
  houseNumber: '48',
  bus: '',
  zipCode: '2300',
  cityName: 'Turnhout',
  image: null,
  pictures: true,
  ...more,
});

let accounts = 100;
/** Signs somebody up as the gateway does; gives who he then calls as. */
export async function signUp(service: TestService, more: Partial<NewPerson> = {}) {
  const account = ++accounts;
  await service.publish(createProfile, { sagaId: `sign-up:${account}`, accountId: account, person: person(more) });
  const made = await service.until(() => service.connection.collection('profiles').findOne({ accountId: account }));
  return { level: 0 as const, account, profile: made._id as unknown as number };
}

export const HOUR = 3600_000;
export const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A project whose registration is open, unless told. */
export const project = (more: object = {}) => ({
  name: 'Stoet van de Kempen',
  openFrom: fromNow(-24 * HOUR),
  closedFrom: fromNow(240 * HOUR),
  closedOffStage: fromNow(240 * HOUR),
  projectClosed: fromNow(2400 * HOUR),
  ...more,
});

export async function makeProject(service: TestService, more: object = {}): Promise<number> {
  const { status, body } = await service.call(projectRoutes.create, { body: project(more) }, administrator);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

/** A registration on stage. */
export const onStage = (more: Partial<NewRegistration> = {}) => ({
  location: 1 as const,
  roles: [1, 2],
  shirtSize: 'M' as const,
  ...more,
});

/** Types of the events that a service sent so far, with their data. */
export async function sent(service: TestService, type: string): Promise<Record<string, unknown>[]> {
  const rows = await service.connection.collection('outbox').find({ 'envelope.type': type }).toArray();
  return rows.map((row) => (row.envelope as { data: Record<string, unknown> }).data);
}
