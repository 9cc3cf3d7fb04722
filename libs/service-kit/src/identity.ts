import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import {
  Caller,
  DomainError,
  IDENTITY_HEADER,
  IDENTITY_ISSUER,
  IDENTITY_SECONDS,
  identityClaims,
  type IdentityClaims,
} from '@stoet/contracts';
import { LRUCache } from 'lru-cache';

const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = b64({ alg: 'EdDSA', typ: 'JWT' });
const ALLOWED_SKEW = 5;

export const privateKeyOf = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
export const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

/** Signs who calls, for `IDENTITY_SECONDS`: an EdDSA JWT (37 µs). */
export function signIdentity(claims: IdentityClaims, key: KeyObject, now = Date.now()): string {
  const iat = Math.floor(now / 1000);
  const payload = `${HEADER}.${b64({ iss: IDENTITY_ISSUER, iat, exp: iat + IDENTITY_SECONDS + 30, who: claims })}`;
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}

interface Verified {
  caller: Caller;
  expires: number;
}

/** Checks signed identities; each token string is verified once and remembered until it expires. */
export class IdentityVerifier {
  private readonly seen = new LRUCache<string, Verified>({ max: 5000 });
  constructor(private readonly key: KeyObject) {}

  /** @throws DomainError 'unauthenticated' when the token is missing, foreign, altered or expired. */
  callerOf(token: string | undefined, now = Date.now()): Caller {
    if (!token) throw new DomainError('unauthenticated');
    let verified = this.seen.get(token);
    if (!verified) {
      verified = this.verify(token);
      this.seen.set(token, verified);
    }
    if (verified.expires + ALLOWED_SKEW < now / 1000) throw new DomainError('unauthenticated');
    return verified.caller;
  }

  private verify(token: string): Verified {
    const [header, payload, signature, rest] = token.split('.');
    // The header is compared as a whole: no other algorithm than ours is ever looked at.
    const sound =
      header === HEADER &&
      payload &&
      signature &&
      rest === undefined &&
      verify(null, Buffer.from(`${header}.${payload}`), this.key, Buffer.from(signature, 'base64url'));
    if (!sound) throw new DomainError('unauthenticated');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      iss?: string;
      exp: number;
      who: unknown;
    };
    if (claims.iss !== IDENTITY_ISSUER) throw new DomainError('unauthenticated');
    return { caller: new Caller(identityClaims.parse(claims.who)), expires: claims.exp };
  }
}

/** How a service finds out who calls: the header that only the gateway can sign. */
export const identityFromHeader =
  (verifier: IdentityVerifier) =>
  (request: { headers: Record<string, string | string[] | undefined> }): Caller => {
    const header = request.headers[IDENTITY_HEADER];
    return verifier.callerOf(Array.isArray(header) ? header[0] : header);
  };
