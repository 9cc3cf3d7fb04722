import { generateKeyPairSync } from 'node:crypto';
import type { IdentityClaims } from '@stoet/contracts';
import { IdentityVerifier, signIdentity } from './identity';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const claims: IdentityClaims = {
  account: 7,
  profile: 8,
  level: 3,
  developer: false,
  name: 'An',
  granted: { global: ['articles.update'], projects: {} },
};
const now = Date.parse('2026-06-01T10:00:00Z');
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('knows the caller again, with his rights', () => {
  const caller = new IdentityVerifier(publicKey).callerOf(signIdentity(claims, privateKey, now), now);
  expect([caller.accountId, caller.profileId, caller.can('articles.update'), caller.can('articles.delete')]).toEqual([
    7,
    8,
    true,
    false,
  ]);
});

it.each([
  ['nothing', () => undefined],
  ['a foreign key', () => signIdentity(claims, generateKeyPairSync('ed25519').privateKey, now)],
  ['alg none', () => `${part({ alg: 'none', typ: 'JWT' })}.${part({ iss: 'stoet-gateway', exp: 9e9, who: claims })}.`],
  [
    'changed claims',
    () =>
      signIdentity(claims, privateKey, now)
        .split('.')
        .map((p, i) => (i === 1 ? part({ iss: 'stoet-gateway', exp: 9e9, who: { ...claims, level: 1 } }) : p))
        .join('.'),
  ],
  ['an old one', () => signIdentity(claims, privateKey, now - 200_000)],
])('refuses %s', (_, token) => {
  expect(() => new IdentityVerifier(publicKey).callerOf(token(), now)).toThrow('niet (meer) aangemeld');
});

it('refuses one that was accepted before and has expired since', () => {
  const verifier = new IdentityVerifier(publicKey);
  const token = signIdentity(claims, privateKey, now);
  verifier.callerOf(token, now);
  expect(() => verifier.callerOf(token, now + 200_000)).toThrow();
});
