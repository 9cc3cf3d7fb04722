import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks `check` again and again until it answers something true, and gives that answer.
 * An error thrown by `check` counts as "not yet". Rejects after `timeoutMs` with the last error as cause, and at once
 * when `signal` is aborted or `gaveUp` returns an error (the process we wait for has ended, say).
 */
export async function waitUntil(check, { what, timeoutMs = 30_000, everyMs = 50, signal, gaveUp = () => undefined }) {
  const end = Date.now() + timeoutMs;
  let cause;
  while (Date.now() < end) {
    signal?.throwIfAborted();
    const reason = gaveUp();
    if (reason) throw reason;
    try {
      const answer = await check();
      if (answer) return answer;
    } catch (error) {
      cause = error;
    }
    await pause(everyMs);
  }
  throw new Error(`${what} did not answer within ${timeoutMs / 1000} s`, { cause });
}

/** Whether something accepts TCP connections on that port. */
export function accepts(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/** Whether this process could listen on the port; without a host on every address, as a web server would. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A port nobody listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
