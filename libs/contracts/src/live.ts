import type { Resource } from './rights';

/**
 * Rooms of the live socket. Everybody is in the rooms of his own account and profile; the others are joined on request,
 * and the gateway checks the room's right at joining and again when rights change.
 */
export const room = {
  account: (id: number) => `account:${id}`,
  profile: (id: number) => `profile:${id}`,
  /** Changes of one resource inside one project: needs `{resource}.read` there. */
  project: (id: number, resource: Resource) => `project:${id}:${resource}`,
  /** Changes of one resource anywhere: needs `{resource}.read` globally. */
  all: (resource: Resource) => `all:${resource}`,
} as const;

export type ParsedRoom =
  | { kind: 'account'; id: number }
  | { kind: 'profile'; id: number }
  | { kind: 'project'; id: number; resource: string }
  | { kind: 'all'; resource: string };

/** Reads a room's name; undefined when it is not one. */
export function parseRoom(name: string): ParsedRoom | undefined {
  const own = /^(account|profile):(\d{1,9})$/.exec(name);
  if (own) return { kind: own[1] as 'account', id: Number(own[2]) };
  const project = /^project:(\d{1,9}):([a-z_]{1,40})$/.exec(name);
  if (project) return { kind: 'project', id: Number(project[1]), resource: project[2] };
  const all = /^all:([a-z_]{1,40})$/.exec(name);
  return all ? { kind: 'all', resource: all[1] } : undefined;
}

/** Messages between page and gateway on the socket; names of the specification where it has them. */
export const SOCKET = {
  connected: 'connected',
  verify: 'VERIFY_TOKEN',
  logout: 'logout',
  userImage: 'USER_IMAGE',
  join: 'join',
  leave: 'leave',
  /** The rights of this session changed: fetch them again. */
  rights: 'rights_changed',
} as const;
