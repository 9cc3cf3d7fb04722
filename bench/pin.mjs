import { io } from 'socket.io-client';
import { each, quantile } from './api.mjs';

const PEOPLE = 40;
const PER_SECOND = 20;
const SECONDS = 15;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const at = (ms) => new Date(Date.now() + ms).toISOString();

async function rehearsal({ api }) {
  const project = await api('POST', '/api/projects', {
    name: 'Meting',
    openFrom: at(-DAY),
    closedFrom: at(DAY),
    closedOffStage: at(DAY),
    projectClosed: at(30 * DAY),
  });
  const people = Array.from({ length: PEOPLE }, (_, i) => i);
  await each(people, 8, async (i) => {
    const { id } = await api('POST', '/api/users', {
      firstName: 'Pin',
      lastName: `Persoon ${i}`,
      date_of_birth: '1990-01-01',
      nationality: 'Belg',
      origin: 'België',
      sex: 0,
      cellPhone: '0470123456',
      tShirt: 'M',
      streetName: 'Markt',
      houseNumber: '1',
      zipCode: '2300',
      cityName: 'Turnhout',
    });
    await api('POST', `/api/project/${project.id}/user/${id}`, { location: 1, roles: [2], shirtSize: 'M' });
  });
  const location = await api('POST', '/api/locations', {
    name: 'Zaal',
    identifier: 'Z',
    streetName: 'Markt',
    houseNumber: '1',
    zipCode: '2300',
    cityName: 'Turnhout',
  });
  const type = await api('POST', '/api/types', { name: 'Repetitie' });
  const { id } = await api('POST', '/api/repetitions', {
    projectId: project.id,
    identifier: 'M1',
    name: 'Meting',
    description: 'Meting van de pincode',
    startDt: at(30 * MINUTE),
    endDt: at(120 * MINUTE),
    locationId: location.id,
    typeId: type.id,
    register: true,
    all: true,
  });
  return { id, projectId: project.id };
}

async function pinsOf({ api }, id) {
  for (let tries = 0; tries < 100; tries++) {
    const { data } = await api('GET', `/api/repetitions/${id}/presence`);
    const pins = data.flatMap((row) => row.settings?.pin ?? []);
    if (pins.length === PEOPLE) return pins;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The participants did not arrive');
}

async function listener({ stack, token }, projectId) {
  const socket = io(stack.baseUrl, { transports: ['websocket'] });
  const { status } = await socket.emitWithAck('VERIFY_TOKEN', { token });
  const joined = await socket.emitWithAck('join', `project:${projectId}:repetitions`);
  if (status !== 200 || joined.status !== 200) throw new Error('The other browser may not listen');
  return socket;
}

/** From sending a PIN to the event in another browser, at 20 a second. */
export async function pin(context) {
  const { id, projectId } = await rehearsal(context);
  const pins = await pinsOf(context, id);
  const socket = await listener(context, projectId);
  const heard = [];
  socket.on('repetition_presence', () => heard.push(performance.now()));
  const times = [];
  const answers = [];
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND));
    const sent = performance.now();
    const arrived = new Promise((resolve) =>
      socket.once('repetition_presence', () => resolve(performance.now() - sent)),
    );
    answers.push(
      context.api('POST', `/api/repetitions/${id}/enterPin`, {
        pin: pins[i % pins.length],
        repetitionIds: [id],
        present: true,
      }),
    );
    times.push(arrived);
  }
  await Promise.all(answers);
  const measured = await Promise.all(times);
  socket.close();
  return [
    [
      'PIN sent to event on another browser, at 20 a second: p99',
      `${quantile(measured, 0.99).toFixed(0)} ms`,
      '≤ 150 ms',
    ],
  ];
}
