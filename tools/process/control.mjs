import { createServer } from 'node:http';

/**
 * Lets a test end and start parts of the product: `POST /kill/<name>` and `POST /start/<name>` on a free port of
 * 127.0.0.1, answered with 204 when done. Gives `{ url, close() }`.
 */
export function serveControl(stack) {
  const actions = new Map([
    ['kill', (name) => stack.kill(name)],
    ['start', (name) => stack.start(name)],
  ]);
  const server = createServer(async (request, response) => {
    const [, verb, name] = new URL(request.url, 'http://control').pathname.split('/');
    const action = request.method === 'POST' && actions.get(verb);
    if (!action || !stack.names.includes(name)) {
      response.writeHead(404).end();
      return;
    }
    try {
      await action(name);
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const close = () => new Promise((done) => (server.close(done), server.closeAllConnections()));
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close });
    });
  });
}
