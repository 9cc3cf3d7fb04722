import { createSecretKey } from 'node:crypto';
import { DomainError } from '@stoet/contracts';
import jwt from 'jsonwebtoken';
import { ExtractJwt, Strategy } from 'passport-jwt';

const ALGORITHM = 'HS256' as const;

interface Request {
  headers: Record<string, string | string[] | undefined>;
}

/** Signs and reads session tokens (passport-jwt); the token only names a session, which lives on the server. */
export class SessionTokens {
  private readonly key: ReturnType<typeof createSecretKey>;
  private readonly strategy: Strategy;

  constructor(secret: string) {
    // A KeyObject: with a text jsonwebtoken would make the key anew for each check, 80 times slower.
    this.key = createSecretKey(Buffer.from(secret, 'base64'));
    const options = {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: this.key as never,
      algorithms: [ALGORITHM],
    };
    this.strategy = new Strategy(
      options,
      (payload: { sid?: string }, done: (error: null, user: string | false) => void) =>
        done(null, payload.sid ?? false),
    );
  }

  sign(sid: string, expires: Date): string {
    return jwt.sign({ sid, exp: Math.floor(expires.getTime() / 1000) }, this.key, { algorithm: ALGORITHM });
  }

  /** The session's id. @throws DomainError 'unauthenticated' for a token that is missing, altered, expired or of another algorithm. */
  read(token: string | undefined): Promise<string> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DomainError('unauthenticated'));
      const attempt = Object.assign(Object.create(this.strategy) as Strategy, {
        success: (sid: unknown) => resolve(String(sid)),
        fail: refuse,
        error: refuse,
      });
      const request: Request = { headers: { authorization: token && `Bearer ${token}` } };
      attempt.authenticate(request as never);
    });
  }
}
