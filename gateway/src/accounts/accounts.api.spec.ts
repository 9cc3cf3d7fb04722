import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET, urlOf, type RequestOf, type Route } from '@stoet/contracts';
import { accessRoleRoutes } from '@stoet/contracts/gateway/access-role.contract';
import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import { createProfile, profileCreated, type NewPerson } from '@stoet/contracts/volunteers/profile.events';
import { lookupRoutes } from '@stoet/contracts/volunteers/lookup.contract';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import { io, type Socket } from 'socket.io-client';
import jwt from 'jsonwebtoken';
import { SessionsService } from '../sessions/sessions.service';
import { testGateway, testSecret as secret } from '../testing';

const person = (email: string): NewPerson => ({
  firstName: 'An',
  lastName: 'Peeters',
  date_of_birth: '1990-04-01',
  nationality: 'Belg',
  origin: 'België',
  sex: 1,
  phoneNumber: '',
  cellPhone: '0470123456',
  email,
  secondaryEmail: '',
  tShirt: 'M',
  streetName: 'Markt',
  houseNumber: '1',
  bus: '',
  zipCode: '2300',
  cityName: 'Turnhout',
  image: null,
  pictures: false,
});

describe('gateway', () => {
  let gateway: TestService;
  let upstream: Server;
  let profileId = 100;
  const seen: Record<string, string | undefined>[] = [];

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      seen.push({
        identity: String(request.headers['x-stoet-identity'] ?? ''),
        url: request.url,
        authorization: request.headers.authorization,
      });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: [] }));
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    gateway = await startTestService(testGateway({ volunteers: url }));
    // Stands in for the volunteers service: carries the sign-up's command out.
    gateway.bus.nats.subscribe(gateway.bus.subject(`cmd.${createProfile.type}`), {
      callback: (_, message) => {
        const { data } = message.json<{ data: { sagaId: string; accountId: number; person: NewPerson } }>();
        const facts = {
          id: ++profileId,
          version: 1,
          accountId: data.accountId,
          firstName: data.person.firstName,
          lastName: data.person.lastName,
          email: data.person.email,
          cellPhone: '',
          phoneNumber: '',
          image: null,
          shouldVerify: false,
          canEditClothingSizes: false,
          shouldUploadCertificate: false,
          certificate: null,
        };
        void gateway.publish(profileCreated, { ...facts, sagaId: data.sagaId }, `answer-${data.sagaId}`);
      },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    upstream.close();
  });

  type Loose = {
    status: number;
    body: Record<string, never> & {
      token: string;
      code: string;
      message: string;
      fields: Record<string, string>;
      rights: { global: string[] };
      profiles: unknown[];
      id: number;
    };
  };
  const call = async <R extends Route>(route: R, input: RequestOf<R>, token?: string): Promise<Loose> => {
    const request = gateway.http[route.method.toLowerCase() as 'get'](urlOf(route, input as object));
    if (token) request.set('authorization', `Bearer ${token}`);
    const { body } = input as { body?: object };
    return (await (body ? request.send(body) : request)) as unknown as Loose;
  };
  const accounts = () => gateway.connection.collection('accounts');
  const signUp = async (email: string, level = 0) => {
    const { image: _, ...body } = person(email);
    const answer = await call(accountRoutes.signUp, { body: { ...body, privacy: true, pwd: 'geheim1' } });
    expect(answer).toMatchObject({ status: 201 });
    await gateway.until(() => accounts().findOne({ email, state: 'active' }));
    await accounts().updateOne({ email }, { $set: { emailConfirmed: true, level } });
  };
  const login = (email: string, password = 'geheim1', remember = false) =>
    call(accountRoutes.login, { body: { email, password, remember } });

  it('signs up: one account with one profile, a mail, and the same answer for a known address', async () => {
    await signUp('an@stoet.test');
    const { image: _, ...body } = person('an@stoet.test');
    expect((await call(accountRoutes.signUp, { body: { ...body, privacy: true, pwd: 'anders1' } })).status).toBe(201);
    expect(await accounts().countDocuments({ email: 'an@stoet.test' })).toBe(1);
    const mails = await gateway.connection
      .collection('outbox')
      .find({ subject: 'cmd.production.mail.send.v1' })
      .toArray();
    expect(mails.map((m) => m.envelope.data.template)).toEqual(['confirmEmail', 'accountExists']);
  });

  it('refuses a sign-up that is not complete, by field, and keeps nothing', async () => {
    const { image: _, ...body } = person('niet@stoet.test');
    const wrong = await call(accountRoutes.signUp, {
      body: {
        ...body,
        cellPhone: '',
        firstName: 'A',
        date_of_birth: '2999-01-01',
        privacy: false as never,
        pwd: '123',
        level: 1,
      } as never,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toMatchObject({
      firstName: 'Voornaam is ongeldig',
      date_of_birth: 'Gelieve een datum te selecteren in het verleden',
      pwd: 'Wachtwoord moet bestaan uit minimum 6 karakters',
      level: 'Onbekend veld',
    });
    expect(await accounts().countDocuments({ email: 'niet@stoet.test' })).toBe(0);
  });

  it('confirms the address by the mailed link, once', async () => {
    const { image: _, ...body } = person('nieuw@stoet.test');
    await call(accountRoutes.signUp, { body: { ...body, privacy: true, pwd: 'geheim1' } });
    const mail = await gateway.until(() =>
      gateway.connection
        .collection('outbox')
        .findOne({ 'envelope.data.template': 'confirmEmail', 'envelope.data.to': 'nieuw@stoet.test' }),
    );
    expect((await login('nieuw@stoet.test')).body.message).toContain('Bevestig eerst je mailadres');
    const path = new URL(mail.envelope.data.values.link).pathname;
    expect((await gateway.http.get(path)).headers.location).toContain('/?emailConfirmed=true');
    expect((await gateway.http.get(path)).headers.location).toContain('/?emailConfirmed=false');
    expect((await login('nieuw@stoet.test')).status).toBe(200);
  });

  it('logs in, knows who it is, and ends the session at logout', async () => {
    const { body, status } = await login('AN@stoet.test');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: 'an@stoet.test',
      firstName: 'An',
      level: 0,
      isUser: true,
      rights: { global: [] },
    });
    expect((await call(accountRoutes.me, {}, body.token)).body.id).toBe(body.id);
    expect((await call(accountRoutes.logout, {}, body.token)).status).toBe(200);
    expect((await call(accountRoutes.me, {}, body.token)).status).toBe(401);
  });

  it('answers a wrong password and an unknown address alike, and throttles by account and address', async () => {
    const wrong = await login('an@stoet.test', 'fout');
    const unknown = await login('niemand@stoet.test', 'fout');
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    const tries = await Promise.all(Array.from({ length: 12 }, () => login('doel@stoet.test', 'fout')));
    const stopped = tries.filter((t) => t.status === 429);
    expect(stopped.length).toBeGreaterThan(0);
    expect((await login('an@stoet.test')).status).toBe(200);
  });

  it('refuses no token, a dead one, a foreign one and alg none', async () => {
    const foreign = jwt.sign({ sid: 'x' }, 'another secret');
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from('{"sid":"x"}').toString('base64url')}.`;
    const unknown = jwt.sign({ sid: 'x' }, Buffer.from(secret, 'base64'));
    for (const token of [undefined, 'abc', foreign, none, unknown])
      expect((await call(accountRoutes.me, {}, token)).status).toBe(401);
  });

  it('ends every session when the password changes', async () => {
    const first = (await login('an@stoet.test')).body.token;
    const second = (await login('an@stoet.test')).body.token;
    expect(
      (await call(accountRoutes.changePassword, { body: { current: 'geheim1', password: 'geheim2' } }, first)).status,
    ).toBe(200);
    for (const token of [first, second]) expect((await call(accountRoutes.me, {}, token)).status).toBe(401);
    expect((await login('an@stoet.test', 'geheim1')).status).toBe(401);
    const again = (await login('an@stoet.test', 'geheim2')).body.token;
    expect(
      (await call(accountRoutes.changePassword, { body: { current: 'geheim2', password: 'geheim1' } }, again)).status,
    ).toBe(200);
  });

  it('lets nobody in whose account is disabled', async () => {
    await signUp('weg@stoet.test');
    const { token } = (await login('weg@stoet.test')).body;
    await accounts().updateOne({ email: 'weg@stoet.test' }, { $set: { state: 'disabled' } });
    expect((await login('weg@stoet.test')).status).toBe(401);
    await gateway.app
      .get(SessionsService)
      .endAll((await accounts().findOne({ email: 'weg@stoet.test' }))!._id as never);
    expect((await call(accountRoutes.me, {}, token)).status).toBe(401);
  });

  it('passes a route on with a signed identity of its own making, and never the token', async () => {
    seen.length = 0;
    const { token } = (await login('an@stoet.test')).body;
    const answer = await gateway.http
      .get(lookupRoutes.partsOfTown.path)
      .set('authorization', `Bearer ${token}`)
      .set('x-stoet-identity', 'forged');
    expect(answer.status).toBe(200);
    expect(seen).toHaveLength(1);
    expect(seen[0].authorization).toBeUndefined();
    expect(seen[0].identity?.split('.')).toHaveLength(3);
    expect((await gateway.http.get(lookupRoutes.partsOfTown.path)).status).toBe(401);
  });

  it('gives access roles only what the giver holds; a change reaches the next request and the open page', async () => {
    await signUp('chef@stoet.test', 1);
    await signUp('staf@stoet.test', 3);
    const chef = (await login('chef@stoet.test')).body;
    const staf = (await login('staf@stoet.test')).body;
    const socket: Socket = io(`http://127.0.0.1:${(gateway.app.getHttpServer().address() as AddressInfo).port}`, {
      transports: ['websocket'],
    });
    const verified = await socket.emitWithAck(SOCKET.verify, { token: staf.token });
    expect(verified).toEqual({ status: 200 });
    expect(await socket.emitWithAck(SOCKET.join, 'all:articles')).toEqual({ status: 403 });
    const told = new Promise((resolve) => socket.once(SOCKET.rights, resolve));
    const made = await call(
      accessRoleRoutes.create,
      {
        body: {
          name: 'Kledijteam',
          description: 'Alles van de kledij',
          rights: ['articles.read', 'rights.read', 'rights.create', 'rights.update'],
        },
      },
      chef.token,
    );
    expect(made.status).toBe(201);
    expect(
      (await call(accessRoleRoutes.setUsers, { params: { id: made.body.id }, body: { ids: [staf.id] } }, chef.token))
        .status,
    ).toBe(200);
    await told;
    expect((await call(accountRoutes.me, {}, staf.token)).body.rights.global).toContain('articles.read');
    expect(await socket.emitWithAck(SOCKET.join, 'all:articles')).toEqual({ status: 200 });
    const more = await call(
      accessRoleRoutes.create,
      { body: { name: 'Te veel', description: 'Meer dan ik heb', rights: ['users.delete'] } },
      staf.token,
    );
    expect(more.status).toBe(403);
    const gone = new Promise((resolve) => socket.once(SOCKET.logout, resolve));
    await call(accountRoutes.logout, {}, staf.token);
    await gone;
    socket.close();
  });

  it('keeps settings, and refuses them to who may not', async () => {
    const chef = (await login('chef@stoet.test')).body.token;
    expect(
      (await call(settingsRoutes.update, { body: { title: 'Ommegang', description: '', fine: 0.75 } }, chef)).status,
    ).toBe(200);
    expect((await call(settingsRoutes.read, {}, chef)).body).toEqual({
      title: 'Ommegang',
      description: '',
      fine: 0.75,
    });
    const an = (await login('an@stoet.test')).body.token;
    expect((await call(settingsRoutes.read, {}, an)).status).toBe(403);
    expect((await call(settingsRoutes.info, {})).body).toMatchObject({ title: 'Ommegang', pinDuration: 500 });
  });

  it('gives a ticket for one file, once', async () => {
    const chef = (await login('chef@stoet.test')).body.token;
    const path = '/api/reports/access_roles.xlsx';
    const { ticket } = (await call(accountRoutes.ticket, { body: { path } }, chef)).body as unknown as {
      ticket: string;
    };
    expect((await gateway.http.get(`${path}?token=${ticket}`)).status).toBe(200);
    expect((await gateway.http.get(`${path}?token=${ticket}`)).status).toBe(401);
    expect((await gateway.http.get(`/api/access_roles?token=${ticket}`)).status).toBe(401);
  });

  it('says 503 and when to come back for a service that is down, and names it in its readiness', async () => {
    const ready = await gateway.http.get('/api/health/ready');
    expect(ready.body).toMatchObject({
      status: 'degraded',
      parts: { gateway: true, mongodb: true, nats: true, clothing: false },
    });
    expect((await gateway.http.get('/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
  });
});
