import type { Server as HttpServer } from 'node:http';
import {
  hasRight,
  parseRoom,
  room,
  SOCKET,
  subjectOf,
  type Envelope,
  type MessageType,
  type Resource,
  type RightKey,
} from '@stoet/contracts';
import { LIVE_SUBJECT, type Bus, type LiveMessage, type Logger } from '@stoet/service-kit';
import { Server, type Socket } from 'socket.io';
import type { LiveSession, SessionsService } from '../sessions/sessions.service';

type Ack = (answer: { status: number }) => void;
interface SocketData {
  session?: LiveSession;
}
type LiveSocket = Socket<
  Record<string, (...args: never[]) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  SocketData
>;

const MAX_ROOMS = 50;

const readOf = (resource: string) => `${resource as Resource}.read` as RightKey;

/** Whether a session may hear what is said in a room. */
function mayJoin(name: string, { caller }: LiveSession): boolean {
  const parsed = parseRoom(name);
  if (!parsed) return false;
  switch (parsed.kind) {
    case 'account':
      return parsed.id === caller.accountId;
    case 'profile':
      return parsed.id === caller.profileId;
    case 'project':
      return hasRight(caller.rights, readOf(parsed.resource), parsed.id);
    case 'all':
      return hasRight(caller.rights, readOf(parsed.resource));
  }
}

/** Open pages: they prove their session, join rooms they may hear, and get the live form of events. */
export class LiveServer {
  private readonly io: Server;
  /** Subject → the live rule of the event. */
  private readonly rules = new Map<string, MessageType>();

  constructor(
    http: HttpServer,
    events: readonly MessageType[],
    private readonly deps: { sessions: SessionsService; bus: Bus; logger: Logger; origin: string },
  ) {
    for (const message of events) if (message.live) this.rules.set(deps.bus.subject(subjectOf(message)), message);
    this.io = new Server(http, {
      destroyUpgrade: false,
      serveClient: false,
      maxHttpBufferSize: 100_000,
      allowRequest: (request, decide) => decide(null, this.sameOrigin(request.headers.origin, request.headers.host)),
    });
    this.io.on('connection', (socket: LiveSocket) => this.greet(socket));
    deps.sessions.onChange((change) => void this.recheck(change));
    void deps.bus.ready.then(() => this.relay());
  }

  async close(): Promise<void> {
    await this.io.close();
  }

  private sameOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (!origin) return true; // not a browser
    return origin === this.deps.origin || new URL(origin).host === host;
  }

  private greet(socket: LiveSocket): void {
    // `connected` names an address; who it really is follows from the token alone.
    socket.on(SOCKET.connected, () => undefined);
    socket.on(SOCKET.verify, (message: { token?: unknown }, ack?: Ack) => void this.verify(socket, message, ack));
    socket.on(SOCKET.join, (name: unknown, ack?: Ack) => this.join(socket, name, ack));
    socket.on(SOCKET.leave, (name: unknown) => void socket.leave(String(name)));
  }

  private async verify(socket: LiveSocket, message: { token?: unknown }, ack?: Ack): Promise<void> {
    const session = await this.deps.sessions.resolve(String(message?.token ?? '')).catch(() => undefined);
    const answer = { status: session ? 200 : 404 };
    if (session) {
      socket.data.session = session;
      await socket.join([room.account(session.caller.accountId), room.profile(session.caller.profileId)]);
    }
    socket.emit(SOCKET.verify, answer);
    if (typeof ack === 'function') ack(answer);
  }

  private join(socket: LiveSocket, name: unknown, ack?: Ack): void {
    const { session } = socket.data;
    const allowed =
      session !== undefined && typeof name === 'string' && socket.rooms.size < MAX_ROOMS && mayJoin(name, session);
    if (allowed) void socket.join(name as string);
    if (typeof ack === 'function') ack({ status: allowed ? 200 : session ? 403 : 401 });
  }

  /** Events and live messages go to the sockets of this gateway; every gateway hears all of them. */
  private relay(): void {
    const { bus } = this.deps;
    bus.nats.subscribe(bus.subject('evt.>'), {
      callback: (_, message) => {
        const live = this.rules.get(message.subject)?.live;
        if (!live) return;
        const { data } = message.json<Envelope>();
        this.emit({ name: live.name, rooms: live.rooms(data), payload: live.payload ? live.payload(data) : data });
      },
    });
    bus.nats.subscribe(bus.subject(LIVE_SUBJECT), { callback: (_, message) => this.emit(message.json<LiveMessage>()) });
  }

  private emit({ name, rooms, payload }: LiveMessage): void {
    if (rooms.length > 0) this.io.to([...rooms]).emit(name, payload);
  }

  /** A session ended: its pages are told and closed. Rights changed: rooms that are not allowed any more are left. */
  private async recheck(change: { ended?: boolean; ids?: string[]; accountIds?: number[] }): Promise<void> {
    for (const socket of this.io.sockets.sockets.values() as Iterable<LiveSocket>) {
      const { session } = socket.data;
      if (!session) continue;
      if (change.ended && change.ids?.includes(session.id)) {
        socket.emit(SOCKET.logout, {});
        socket.disconnect(true);
      } else if (change.accountIds?.includes(session.caller.accountId)) await this.refresh(socket, session);
    }
  }

  private async refresh(socket: LiveSocket, old: LiveSession): Promise<void> {
    const session = await this.deps.sessions.byId(old.id).catch(() => undefined);
    if (!session) return void socket.disconnect(true);
    socket.data.session = session;
    for (const name of socket.rooms) if (name !== socket.id && !mayJoin(name, session)) await socket.leave(name);
  }
}
