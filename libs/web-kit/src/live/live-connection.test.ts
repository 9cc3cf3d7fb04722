import type { Socket } from 'socket.io-client';
import { LiveConnection } from '.';

/** A socket without a network: `receive` plays the server. */
class FakeSocket {
  connected = false;
  readonly sent: unknown[][] = [];
  private readonly handlers: Record<string, (reason?: string) => void> = {};
  private any: (event: string, payload: unknown) => void = () => undefined;
  on = (event: string, handler: (reason?: string) => void) => void (this.handlers[event] = handler);
  onAny = (handler: (event: string, payload: unknown) => void) => void (this.any = handler);
  emit = (...message: unknown[]) => void this.sent.push(message);
  disconnect = () => this.happens('disconnect');
  happens = (event: string, reason?: string) => this.handlers[event]?.(reason);
  connect = jest.fn();
  receive = (event: string, payload: unknown) => this.any(event, payload);
}

async function started() {
  const socket = new FakeSocket();
  const live = new LiveConnection(async () => socket as unknown as Socket);
  live.start({ email: 'an@stoet.test', token: 'abc' });
  await Promise.resolve();
  await Promise.resolve();
  const connect = () => {
    socket.happens('connect');
    socket.receive('VERIFY_TOKEN', { status: 200 });
  };
  return { socket, live, connect };
}

it('says who it is, and joins only after the server knows', async () => {
  const { socket, live, connect } = await started();
  live.join('project:1:registrations');
  expect(socket.sent).toEqual([]);
  connect();
  expect(socket.sent).toEqual([
    ['connected', { email: 'an@stoet.test' }],
    ['VERIFY_TOKEN', { token: 'abc' }],
    ['join', 'project:1:registrations'],
  ]);
  expect(live.state()).toBe('connected');
});

it('leaves a room when the last who wanted it is gone', async () => {
  const { socket, live, connect } = await started();
  connect();
  socket.sent.length = 0;
  const [first, second] = [live.join('all:orders'), live.join('all:orders')];
  first();
  first();
  expect(socket.sent).toEqual([['join', 'all:orders']]);
  second();
  expect(socket.sent.at(-1)).toEqual(['leave', 'all:orders']);
});

it('joins again after the connection was lost', async () => {
  const { socket, live, connect } = await started();
  connect();
  live.join('all:orders');
  socket.happens('disconnect');
  expect(live.state()).toBe('lost');
  socket.sent.length = 0;
  connect();
  expect(socket.sent.at(-1)).toEqual(['join', 'all:orders']);
});

it('asks again when the server closed the connection', async () => {
  const { socket, connect } = await started();
  connect();
  socket.happens('disconnect', 'transport close');
  expect(socket.connect).not.toHaveBeenCalled();
  socket.happens('disconnect', 'io server disconnect');
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it('hands on events until nobody listens, and nothing after a stop', async () => {
  const { socket, live, connect } = await started();
  connect();
  const heard = jest.fn();
  const off = live.on('repetition_presence', heard);
  socket.receive('repetition_presence', { id: 4 });
  off();
  socket.receive('repetition_presence', { id: 5 });
  expect(heard.mock.calls).toEqual([[{ id: 4 }]]);
  live.stop();
  expect(live.state()).toBe('idle');
});
