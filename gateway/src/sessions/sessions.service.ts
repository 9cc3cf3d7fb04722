import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Caller, DomainError, IDENTITY_SECONDS, type IdentityClaims, type Route } from '@stoet/contracts';
import { Bus, CONFIG, privateKeyOf, signIdentity } from '@stoet/service-kit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import { AccessRolesRepository } from '../access-roles/access-roles.repository';
import { AccountsRepository } from '../accounts/accounts.repository';
import { hashOf, newSecret } from '../accounts/secrets';
import type { GatewayConfig } from '../config';
import { bearerOf, withoutToken } from './requests';
import { Session, Ticket } from './session.schema';
import { SessionTokens } from './session.strategy';

export interface NewSession {
  token: string;
  expiresAt: string;
}

/** A session as requests use it: who it is, and the identity signed for the services. */
export interface LiveSession {
  readonly id: string;
  readonly caller: Caller;
  /** The signed identity; made anew when it gets old. */
  identity(): string;
}

/** Sessions that ended, or whose account or rights changed: told to every gateway. */
interface Change {
  ended?: boolean;
  ids?: string[];
  accountIds?: number[];
}
type ChangeListener = (change: Change) => void;

const HOUR = 3600_000;
const MINUTE = 60_000;
const TICKET_MS = 60_000;
/** How long a session is used without looking at the database; a change is told at once, this is for lost messages. */
const TRUST_MS = 10_000;
const ONLINE_MS = 5 * MINUTE;
const CHANGED = 'sessions.changed';

@Injectable()
export class SessionsService implements OnApplicationBootstrap {
  private readonly known = new LRUCache<string, LiveSession>({ max: 20_000, ttl: TRUST_MS });
  /** Tokens whose signature was checked a moment ago → the id of their session, which is looked at every time. */
  private readonly read = new LRUCache<string, string>({ max: 20_000, ttl: MINUTE });
  private readonly touched = new LRUCache<string, true>({ max: 20_000, ttl: MINUTE });
  private readonly tokens: SessionTokens;
  private readonly key;
  private readonly listeners: ChangeListener[] = [];

  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    @InjectModel(Ticket.name) private readonly tickets: Model<Ticket>,
    private readonly accounts: AccountsRepository,
    private readonly roles: AccessRolesRepository,
    private readonly bus: Bus,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.tokens = new SessionTokens(config.SESSION_SECRET);
    this.key = privateKeyOf(config.IDENTITY_PRIVATE_KEY);
  }

  onApplicationBootstrap(): void {
    // The bus connects in its own bootstrap; listening waits for it.
    void this.bus.ready.then(() =>
      this.bus.nats.subscribe(this.bus.subject(CHANGED), {
        callback: (_, message) => this.forget(message.json<Change>()),
      }),
    );
  }

  /** Called for every change, on every gateway: the live socket closes or rechecks its connections. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  async create(owner: { accountId: number; profileId: number; remember: boolean }): Promise<NewSession> {
    const sid = newSecret();
    const lifetime = owner.remember ? this.config.SESSION_REMEMBER_DAYS * 24 * HOUR : this.config.SESSION_HOURS * HOUR;
    const now = new Date();
    const expireAt = new Date(now.getTime() + lifetime);
    await this.sessions.create([{ _id: hashOf(sid), ...owner, createdAt: now, lastActivity: now, expireAt }]);
    return { token: this.tokens.sign(sid, expireAt), expiresAt: expireAt.toISOString() };
  }

  /** The session of a token. @throws DomainError 'unauthenticated' when there is none (any more). */
  async resolve(token: string | undefined): Promise<LiveSession> {
    const read = token ? this.read.get(token) : undefined;
    if (read) return this.byId(read);
    const id = hashOf(await this.tokens.read(token));
    this.read.set(token!, id);
    return this.byId(id);
  }

  /** The session of a request: its bearer token or, on a route that gives a file, the ticket in its address. */
  ofRequest(
    request: Pick<FastifyRequest, 'headers' | 'query' | 'url'>,
    route: Pick<Route, 'file'>,
  ): Promise<LiveSession> {
    const bearer = bearerOf(request);
    const { token } = (request.query ?? {}) as { token?: unknown };
    if (!bearer && route.file && typeof token === 'string') return this.redeem(token, withoutToken(request.url));
    return this.resolve(bearer);
  }

  async byId(id: string): Promise<LiveSession> {
    const known = this.known.get(id);
    if (known) return known;
    const session = await this.load(id);
    this.known.set(id, session);
    return session;
  }

  /** Ends one session; says whether it was a remembered one. */
  async end(token: string): Promise<boolean> {
    const id = hashOf(await this.tokens.read(token));
    const session = await this.sessions.findByIdAndDelete(id).lean<Session>().exec();
    this.tell({ ended: true, ids: [id] });
    return session?.remember ?? false;
  }

  /** Ends every session of an account: password or address changed, account disabled. */
  async endAll(accountId: number): Promise<void> {
    await this.endWhere({ accountId });
  }

  async endProfile(profileId: number): Promise<void> {
    await this.endWhere({ profileId });
  }

  /** Rights of these accounts changed: the next request sees them. */
  refresh(accountIds: number[]): void {
    this.tell({ accountIds });
  }

  /** A one-use ticket for one address, for links that cannot carry a header. */
  async ticket(token: string, path: string): Promise<string> {
    const { id } = await this.resolve(token);
    const secret = newSecret();
    await this.tickets.create([
      { _id: hashOf(secret), sessionId: id, path, expireAt: new Date(Date.now() + TICKET_MS) },
    ]);
    return secret;
  }

  /** The session behind `?token=`: a ticket for exactly this address, or a session token. */
  private async redeem(token: string, path: string): Promise<LiveSession> {
    const where = { _id: hashOf(token), path, expireAt: { $gt: new Date() } };
    const ticket = await this.tickets.findOneAndDelete(where).lean<Ticket>().exec();
    return ticket ? this.byId(ticket.sessionId) : this.resolve(token);
  }

  /** Profiles with activity in the last five minutes. */
  async online() {
    const since = new Date(Date.now() - ONLINE_MS);
    const sessions = await this.sessions
      .find({ lastActivity: { $gt: since } })
      .sort({ lastActivity: -1 })
      .limit(500)
      .lean<Session[]>()
      .exec();
    const latest = new Map<number, Session>();
    for (const session of sessions) if (!latest.has(session.profileId)) latest.set(session.profileId, session);
    const profiles = await this.accounts.profiles
      .find({ _id: { $in: [...latest.keys()] } })
      .lean()
      .exec();
    const data = profiles.map((p) => {
      const session = latest.get(p._id)!;
      return {
        id: p._id,
        firstName: p.firstName,
        lastName: p.lastName,
        lastLogin: session.createdAt.toISOString(),
        lastActivity: session.lastActivity.toISOString(),
      };
    });
    return { data, total: data.length };
  }

  private async load(id: string): Promise<LiveSession> {
    const idleSince = Date.now() - this.config.SESSION_IDLE_HOURS * HOUR;
    const session = await this.sessions
      .findOne({ _id: id, expireAt: { $gt: new Date() } })
      .lean<Session>()
      .exec();
    if (!session || (!session.remember && session.lastActivity.getTime() < idleSince))
      throw new DomainError('unauthenticated');
    const [account, profile, granted] = await Promise.all([
      this.accounts.byId(session.accountId),
      this.accounts.profiles.findById(session.profileId).lean().exec(),
      this.roles.grantedTo(session.profileId),
    ]);
    if (account?.state !== 'active' || !profile) throw new DomainError('unauthenticated');
    await this.touch(id);
    const name = `${profile.firstName} ${profile.lastName}`;
    return this.live(id, {
      account: account._id,
      profile: profile._id,
      level: account.level,
      developer: account.developer,
      name,
      granted,
    });
  }

  private live(id: string, claims: IdentityClaims): LiveSession {
    let signed = '';
    let until = 0;
    const identity = () => {
      if (Date.now() > until) {
        signed = signIdentity(claims, this.key);
        until = Date.now() + (IDENTITY_SECONDS * 1000) / 2;
      }
      return signed;
    };
    return { id, caller: new Caller(claims), identity };
  }

  /** Notes activity, at most once a minute. */
  private async touch(id: string): Promise<void> {
    if (this.touched.has(id)) return;
    this.touched.set(id, true);
    await this.sessions
      .updateOne({ _id: id }, { $set: { lastActivity: new Date() } }, { writeConcern: { w: 1 } })
      .exec();
  }

  private async endWhere(where: { accountId: number } | { profileId: number }): Promise<void> {
    const ids = (await this.sessions.find(where, { _id: 1 }).lean<Session[]>().exec()).map((s) => s._id);
    await this.sessions.deleteMany(where).exec();
    this.tell({ ended: true, ids });
  }

  private tell(change: Change): void {
    this.forget(change);
    this.bus.nats.publish(this.bus.subject(CHANGED), JSON.stringify(change));
  }

  private forget(change: Change): void {
    for (const id of change.ids ?? []) this.known.delete(id);
    if (change.accountIds)
      for (const [id, session] of this.known.entries())
        if (change.accountIds.includes(session.caller.accountId)) this.known.delete(id);
    for (const listener of this.listeners) listener(change);
  }
}
