import { mkdirSync } from 'node:fs';
import { downloadedMongod } from './mongod-download.mjs';
import { programOfWheel } from './python-wheel.mjs';
import { initiateReplicaSet, ping, replicaSet } from './replica-set.mjs';
import { provideStore } from './store.mjs';
import { which } from './which.mjs';

/** A stand-in for machines without mongod: it speaks the protocol, with transactions and change streams. */
const standIn = { requirement: 'SecantusDB==0.6.0b17', programs: ['secantusd-rs'], pipOptions: ['--no-deps'] };
const newestStandIn = { requirement: 'SecantusDB', programs: ['secantusd-py'] };

/** A data folder is of one kind of server; each keeps its own, so that a change of provider never spoils the other's. */
const folder = (dir, kind) => {
  const place = `${dir}/${kind}`;
  mkdirSync(place, { recursive: true });
  return place;
};

const mongod = (program, how) => ({
  how,
  program,
  args: (port, dir) => [
    '--replSet',
    replicaSet,
    '--bind_ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--dbpath',
    folder(dir, 'mongod'),
  ],
  prepare: initiateReplicaSet,
});

const secantus = ({ program, env }, how, more = []) => ({
  how,
  program,
  env,
  args: (port, dir) => [
    ...['--host', '127.0.0.1', '--port', String(port), '--storage-path', folder(dir, 'secantus')],
    ...['--sync-on-commit', '--cache-size', '512M', '--log-level', 'WARNING', ...more],
  ],
});

export const mongodb = {
  name: 'mongodb',
  title: 'MongoDB',
  ways: [
    async ({ env }) => env.MONGODB_URI && { how: 'the one MONGODB_URI names', url: env.MONGODB_URI },
    async ({ env }) => {
      const program = which('mongod', env);
      return program && mongod(program, `${program} on this machine, as a replica set of one`);
    },
    async (options) => {
      const program = await downloadedMongod(options);
      return program && mongod(program, 'mongod of mongodb-memory-server, as a replica set of one');
    },
    async (options) => {
      const found = await programOfWheel(standIn, options);
      return found && secantus(found, 'the stand-in SecantusDB 0.6.0b17 from PyPI', ['--log-file-max', '128MB']);
    },
    async (options) => {
      const found = await programOfWheel(newestStandIn, options);
      return found && secantus(found, 'the newest stand-in SecantusDB from PyPI');
    },
  ],
  advice:
    'Do one of these: set MONGODB_URI to a replica set; put mongod on the PATH ' +
    '(https://www.mongodb.com/docs/manual/installation/); allow access to fastdl.mongodb.org; or install Python 3 ' +
    'with pip, so that the wheel SecantusDB can be fetched.',
  urlOf: (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`,
  ping,
};

/** Provides MongoDB with transactions; see `provideStore` for the options and the answer. */
export const provideMongodb = (options) => provideStore(mongodb, options);
