/**
 * Runs a program that knows nothing of us (mongod, nats-server) and ends it when the supervisor is gone:
 * `node guard.mjs <program> <arguments>`. Signals are passed on, the exit code is the program's.
 */
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });

const end = () => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 5000).unref();
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
process.once('disconnect', end);
child.once('error', (error) => {
  process.stderr.write(`${program}: ${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));
