import { route, session } from '@stoet/contracts';
import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { accessRoleRoutes } from '@stoet/contracts/gateway/access-role.contract';
import { z } from 'zod';
import { api, apiError, mock } from '../testing';
import { ApiError, call, credentials, send } from '.';

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('should have failed')),
    (error: ApiError) => error,
  );

it('fills the address, sends token and body, and gives the answer', async () => {
  let seen: unknown;
  credentials.set('abc', false);
  api.use(
    mock(accessRoleRoutes.setUsers, ({ params, body, headers }) => {
      seen = { params, body, bearer: headers.get('authorization') };
      return { message: 'Bewaard' };
    }),
  );
  const answer = await call(accessRoleRoutes.setUsers, { params: { id: 7 }, body: { ids: [1, 2] } });
  expect(answer.message).toBe('Bewaard');
  expect(seen).toEqual({ params: { id: '7' }, body: { ids: [1, 2] }, bearer: 'Bearer abc' });
});

it('rejects with everything that the server says', async () => {
  const more = { message: 'Al in gebruik', fields: { name: 'Bestaat al' }, requestId: 'r1', retryAfter: 5 };
  api.use(mock(accessRoleRoutes.one, apiError('conflict', more)));
  expect(await failure(call(accessRoleRoutes.one, { params: { id: 1 } }))).toMatchObject({
    status: 409,
    code: 'conflict',
    ...more,
  });
});

it('calls no connection what it is', async () => {
  api.use(mock(accountRoutes.me, () => Promise.reject(new TypeError('network'))));
  expect(await failure(call(accountRoutes.me))).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: expect.stringContaining('Geen verbinding'),
  });
});

it('keeps a session when a login is refused, and drops it when it is dead', async () => {
  credentials.set('abc', true);
  api.use(mock(accountRoutes.login, apiError('unauthenticated')), mock(accountRoutes.me, apiError('unauthenticated')));
  await failure(call(accountRoutes.login, { body: { email: 'a@b.be', password: 'x' } }));
  expect(credentials.token()).toBe('abc');
  await failure(call(accountRoutes.me));
  expect(credentials.token()).toBeUndefined();
});

it('uploads as the part `file`, with its progress', async () => {
  const upload = route({
    service: 'clothing',
    method: 'POST',
    path: '/api/article/:id/image',
    summary: 'Foto',
    right: session(),
    upload: { maxBytes: 10, types: ['image/png'] },
    answer: z.object({ message: z.string() }),
  });
  let name = '';
  api.use(
    mock(upload, ({ body }) => {
      name = ((body as FormData).get('file') as File).name;
      return { message: 'Opgeladen' };
    }),
  );
  const told = jest.fn();
  const file = new File(['x'], 'hoed.png', { type: 'image/png' });
  expect((await send(upload, { file, params: { id: 3 } }, told)).message).toBe('Opgeladen');
  expect(name).toBe('hoed.png');
  expect(told).toHaveBeenCalledWith(0.5);
});
