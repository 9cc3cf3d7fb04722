import { z } from 'zod';
import type { Service } from './route';

/** How an event reaches open pages: under which name, in which rooms, with what. */
export interface LiveRule<T> {
  readonly name: string;
  readonly rooms: (data: T) => readonly string[];
  /** What the page gets; the whole data unless told. Never more than the room's right may see. */
  readonly payload?: (data: T) => unknown;
}

/**
 * A fact (`event`) or an order to one service (`command`).
 * `type` is `service.thing.verb.vN`; the service before the first dot emits an event, and carries out a command.
 */
export interface MessageType<S extends z.ZodType = z.ZodType> {
  readonly kind: 'event' | 'command';
  readonly type: `${Service}.${string}.v${number}`;
  readonly data: S;
  readonly live?: LiveRule<z.output<S>>;
}

/** A fact that others may keep a copy of. A changed shape is a new version beside the old one. */
export const event = <S extends z.ZodType>(
  type: MessageType['type'],
  data: S,
  live?: LiveRule<z.output<S>>,
): MessageType<S> => ({ kind: 'event', type, data, live });
/** An order to the service named first in the type; carried out once however often it arrives. */
export const command = <S extends z.ZodType>(type: MessageType['type'], data: S): MessageType<S> => ({
  kind: 'command',
  type,
  data,
});

export type DataOf<M extends MessageType> = z.output<M['data']>;

/** What travels: the id makes it idempotent, `actor` is the profile that caused it (0: the system). */
export const envelope = z.object({
  id: z.string(),
  type: z.string(),
  at: z.iso.datetime(),
  actor: z.number().int(),
  data: z.unknown(),
});
export type Envelope<T = unknown> = { id: string; type: string; at: string; actor: number; data: T };

/** Subject on NATS: `evt.clothing.order.billed.v1`, `cmd.volunteers.profile.create.v1`. */
export const subjectOf = (m: Pick<MessageType, 'kind' | 'type'>): string =>
  `${m.kind === 'event' ? 'evt' : 'cmd'}.${m.type}`;

/** The two JetStream streams. Events are kept for rebuilding copies; a command goes when it is carried out. */
export const STREAMS = {
  events: { name: 'STOET_EVENTS', subjects: 'evt.>' },
  commands: { name: 'STOET_COMMANDS', subjects: 'cmd.>' },
} as const;
