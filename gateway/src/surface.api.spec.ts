import { randomBytes } from 'node:crypto';
import { allRoutes } from '@stoet/contracts/all';
import { urlOf } from '@stoet/contracts';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import jwt from 'jsonwebtoken';
import { testGateway } from './testing';

describe('every route of the product, through the gateway', () => {
  let gateway: TestService;
  beforeAll(async () => {
    gateway = await startTestService(testGateway({}));
  });
  afterAll(() => gateway.stop());

  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from('{"sid":"x"}').toString('base64url')}.`;
  const tokens = {
    none: undefined,
    dead: 'abc.def.ghi',
    foreign: jwt.sign({ sid: 'x' }, randomBytes(32)),
    unsigned: none,
  };
  const closed = allRoutes().filter((route) => !route.right.open);

  it.each(Object.entries(tokens))('answers 401 to a token that is %s', async (_, token) => {
    for (const route of closed) {
      const path = urlOf(route, { params: new Proxy({}, { get: () => '1' }) });
      const request = gateway.http[route.method.toLowerCase() as 'get'](path);
      if (token) request.set('authorization', `Bearer ${token}`);
      const { status, body } = await request;
      if (status !== 401 || body.code !== 'unauthenticated') throw new Error(`${route.method} ${path}: ${status}`);
    }
  });
});
