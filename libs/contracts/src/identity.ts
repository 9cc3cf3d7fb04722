import { z } from 'zod';
import {
  hasRight,
  hasRightAnywhere,
  projectsWithRight,
  rightsOfLevel,
  type Level,
  type RightKey,
  type Rights,
} from './rights';
import type { Route } from './route';

/** Header in which the gateway passes the signed identity to a service. */
export const IDENTITY_HEADER = 'x-stoet-identity';
export const IDENTITY_ISSUER = 'stoet-gateway';
/** Seconds that a signed identity is valid; the gateway signs a new one as soon as rights change. */
export const IDENTITY_SECONDS = 60;

/**
 * Claims of the signed identity: who calls, and what access roles grant on top of the level.
 * `granted.global` and `granted.projects[id]` hold only keys from access roles; the level's own rights are added on reading.
 */
export const identityClaims = z.object({
  account: z.number().int(),
  profile: z.number().int(),
  level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  developer: z.boolean().default(false),
  name: z.string(),
  granted: z.object({ global: z.array(z.string()), projects: z.record(z.string(), z.array(z.string())) }),
});
export type IdentityClaims = z.infer<typeof identityClaims>;

/** All rights of the claims: those of the level and those granted. */
export function rightsOf(claims: Pick<IdentityClaims, 'level' | 'granted'>): Rights {
  const global = [...new Set([...rightsOfLevel(claims.level), ...(claims.granted.global as RightKey[])])];
  return { global, projects: claims.granted.projects as Record<string, RightKey[]> };
}

/** Who is calling: made from the claims once per token, passed to every handler. */
export class Caller {
  readonly accountId: number;
  readonly profileId: number;
  readonly level: Level;
  readonly developer: boolean;
  readonly name: string;
  readonly rights: Rights;
  constructor(claims: IdentityClaims) {
    this.accountId = claims.account;
    this.profileId = claims.profile;
    this.level = claims.level;
    this.developer = claims.developer;
    this.name = claims.name;
    this.rights = rightsOf(claims);
  }
  /** Levels 1 to 3 work with the staff layout. */
  get isStaff(): boolean {
    return this.level > 0;
  }
  /** Whether the right is held globally or in the given project: the stored record's project, never the address's. */
  can(key: RightKey, projectId?: number): boolean {
    return hasRight(this.rights, key, projectId);
  }
  canAnywhere(key: RightKey): boolean {
    return hasRightAnywhere(this.rights, key);
  }
  /** Projects in which the right is held: the scope of a list. */
  projectsWith(key: RightKey): 'all' | number[] {
    return projectsWithRight(this.rights, key);
  }
}

/** Whether the caller may enter a route at all; the record is checked later, by the service. */
export function mayEnter(route: Pick<Route, 'right'>, caller: Caller | undefined): boolean {
  const { right } = route;
  if (right.open) return true;
  if (!caller) return false;
  return right.own === true || right.anyOf.some((key) => caller.canAnywhere(key));
}
