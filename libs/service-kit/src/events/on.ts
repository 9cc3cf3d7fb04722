import { SetMetadata } from '@nestjs/common';
import type { DataOf, Envelope, MessageType } from '@stoet/contracts';
import type { Tx } from '../mongo/transactions';

export const ON_METADATA = 'stoet:on';
export type Reaction<M extends MessageType> = (data: DataOf<M>, tx: Tx, envelope: Envelope<DataOf<M>>) => Promise<void>;

/**
 * Makes a method the reaction to an event, or the carrying out of a command: `handler(data, tx, envelope)`.
 * It runs inside a transaction in which the message is noted as handled, so it happens once however often the
 * message arrives. Throwing a DomainError gives the message up (kept in `dead_letters`); any other error tries again.
 */
export function On<M extends MessageType>(message: M) {
  return <H extends Reaction<M>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    SetMetadata(ON_METADATA, message)(target, key, descriptor);
  };
}
