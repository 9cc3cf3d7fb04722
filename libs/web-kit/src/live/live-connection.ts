import { SOCKET } from '@stoet/contracts';
import type { Socket } from 'socket.io-client';

/** `idle`: not logged in; `connected`: the server knows who this is; `lost`: trying again. */
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'lost';
type Handler = (payload: never) => void;

/** What pages need of the live connection; tests give another one. */
export interface Live {
  start(who: { email: string; token: string }): void;
  stop(): void;
  /** Listens to an event; gives back the way to stop. */
  on(event: string, handler: Handler): () => void;
  /** Joins a room as long as somebody wants it; gives back the way to leave. */
  join(room: string): () => void;
  state(): ConnectionState;
  onState(listener: () => void): () => void;
}

type Dial = (token: string) => Promise<Socket>;
const dial: Dial = async (token) => {
  // fetched after login only, so that the login page stays small
  const { io } = await import('socket.io-client');
  return io({ transports: ['websocket', 'polling'], auth: { token } });
};

/** The page's one socket: says who it is at every (re)connection, then joins the rooms that are wanted. */
export class LiveConnection implements Live {
  private socket?: Socket;
  private current: ConnectionState = 'idle';
  /** Which start a dial belongs to: a stop or a newer start makes it void. */
  private generation = 0;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly rooms = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly connect: Dial = dial) {}

  start(who: { email: string; token: string }): void {
    this.stop();
    const generation = ++this.generation;
    this.become('connecting');
    this.connect(who.token).then(
      (socket) => {
        if (generation !== this.generation) return void socket.disconnect();
        this.socket = socket;
        this.wire(socket, who);
      },
      () => generation === this.generation && this.become('lost'),
    );
  }

  stop(): void {
    this.generation++;
    this.socket?.disconnect();
    this.socket = undefined;
    this.become('idle');
  }

  on(event: string, handler: Handler): () => void {
    const set = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, set.add(handler));
    return () => set.delete(handler);
  }

  join(room: string): () => void {
    const users = (this.rooms.get(room) ?? 0) + 1;
    this.rooms.set(room, users);
    if (users === 1 && this.current === 'connected') this.socket?.emit(SOCKET.join, room);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave(room);
    };
  }

  state = (): ConnectionState => this.current;

  onState = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private leave(room: string): void {
    const users = (this.rooms.get(room) ?? 1) - 1;
    if (users > 0) return void this.rooms.set(room, users);
    this.rooms.delete(room);
    if (this.current === 'connected') this.socket?.emit(SOCKET.leave, room);
  }

  private wire(socket: Socket, who: { email: string; token: string }): void {
    const introduce = () => {
      socket.emit(SOCKET.connected, { email: who.email });
      socket.emit(SOCKET.verify, { token: who.token });
    };
    socket.on('connect', introduce);
    socket.on('disconnect', (reason) => {
      if (this.socket !== socket) return;
      this.become('lost');
      // the server closed it: only asking again tells whether the session still lives
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', () => this.socket === socket && this.become('lost'));
    socket.onAny((event: string, payload: unknown) => {
      if (event === SOCKET.verify && (payload as { status?: number } | undefined)?.status === 200) this.ready(socket);
      this.handlers.get(event)?.forEach((handler) => handler(payload as never));
    });
    if (socket.connected) introduce();
  }

  private ready(socket: Socket): void {
    this.become('connected');
    for (const room of this.rooms.keys()) socket.emit(SOCKET.join, room);
  }

  private become(state: ConnectionState): void {
    if (state === this.current) return;
    this.current = state;
    this.listeners.forEach((listener) => listener());
  }
}
