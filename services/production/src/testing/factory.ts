import type { RequestOf, Route } from '@stoet/contracts';
import { castRoutes } from '@stoet/contracts/production/cast.contract';
import { groupRoutes } from '@stoet/contracts/production/group.contract';
import { locationRoutes } from '@stoet/contracts/production/location.contract';
import { projectRoleRoutes } from '@stoet/contracts/production/project-role.contract';
import { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { repetitionTypeRoutes } from '@stoet/contracts/production/repetition-type.contract';
import { sceneRoutes } from '@stoet/contracts/production/scene.contract';
import { profilePin } from '@stoet/contracts/volunteers/profile.events';
import { projectChanged } from '@stoet/contracts/volunteers/project.events';
import { registrationCreated } from '@stoet/contracts/volunteers/registration.events';
import type { TestCaller, TestService } from '@stoet/service-kit/testing';

type Body = RequestOf<typeof repetitionRoutes.create>['body'];
const MINUTE = 60_000;
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

export const admin: TestCaller = { level: 1, account: 1, profile: 900 };

/** Makes what tests of this service start from: projects and people by event, the rest over HTTP. */
export class Factory {
  private version = 1;
  private registration = 0;
  locationId = 0;
  typeId = 0;

  constructor(private readonly service: TestService) {}

  async project(id: number, name = `Stoet ${id}`): Promise<void> {
    const day = inMinutes(0);
    const dates = { openFrom: day, closedFrom: day, closedOffStage: day, projectClosed: inMinutes(1e6) };
    const none = { rolesOpen: null, rolesClosed: null, extended: false, title: '', subtitle: '' };
    await this.service.publish(projectChanged, { id, version: this.version++, name, ...dates, ...none });
    await this.service.until(() => this.count('project_copies', { _id: id, name }));
  }

  /** Registers somebody; gives the id of the registration. */
  async register(projectId: number, profileId: number, onStage = true): Promise<number> {
    const id = ++this.registration;
    const person = { firstName: `Voornaam${profileId}`, lastName: `Naam${String(profileId).padStart(3, '0')}` };
    const rest = { roles: [], auditioning: false, cellPhone: '0470 11 22 33', phoneNumber: '', image: null };
    await this.service.publish(registrationCreated, {
      id,
      version: 1,
      projectId,
      profileId,
      onStage,
      ...person,
      ...rest,
    });
    await this.service.until(() => this.count('registration_copies', { _id: id }));
    return id;
  }

  async pin(profileId: number, pin: string): Promise<void> {
    await this.service.publish(profilePin, { id: profileId, version: this.version++, pin });
    await this.service.until(() => this.count('pin_copies', { _id: profileId, pin }));
  }

  async place(): Promise<void> {
    const address = { streetName: 'Grote Markt', houseNumber: '1', zipCode: '2300', cityName: 'Turnhout' };
    this.locationId = await this.make(locationRoutes.create, { name: 'De Warande', identifier: 'WAR', ...address });
    this.typeId = await this.make(repetitionTypeRoutes.create, { name: 'Doorloop' });
  }

  /** Body of a repetition that starts in so many minutes. */
  repetition(projectId: number, startsIn: number, more: Partial<Body> = {}): Body {
    const texts = { identifier: 'REP1', name: 'Eerste doorloop', description: 'Met iedereen' };
    const times = { startDt: inMinutes(startsIn), endDt: inMinutes(startsIn + 120) };
    return { ...texts, ...times, locationId: this.locationId, typeId: this.typeId, projectId, ...more };
  }

  makeRepetition(projectId: number, startsIn: number, more: Partial<Body> = {}): Promise<number> {
    return this.make(repetitionRoutes.create, this.repetition(projectId, startsIn, more));
  }

  role = (projectId: number, name = 'Bakker') =>
    this.make(projectRoleRoutes.create, { projectId, identifier: 'R1', name });
  group = (projectId: number, name = 'Boeren') => this.make(groupRoutes.create, { projectId, identifier: 'G1', name });
  scene = (projectId: number, name = 'De markt') =>
    this.make(sceneRoutes.create, { projectId, identifier: 'S1', name });
  cast = (projectId: number | null, name = 'Rode cast') => this.make(castRoutes.create, { projectId, name });

  /** Creates over HTTP as the administrator; gives the id. */
  private async make(route: Route, body: object): Promise<number> {
    const answer = await this.service.call(route, { body } as never, admin);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return (answer.body as unknown as { id: number }).id;
  }

  private count(collection: string, where: object): Promise<number> {
    return this.service.connection.collection(collection).countDocuments(where);
  }
}
