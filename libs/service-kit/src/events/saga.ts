import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { DataOf, MessageType } from '@stoet/contracts';
import type { Connection } from 'mongoose';
import type { Tx } from '../mongo/transactions';

/** One step of work across services: the command it sends. Its answer event calls `advance`. */
export interface SagaStep<D> {
  readonly name: string;
  readonly command: MessageType;
  readonly payload: (data: D, sagaId: string) => unknown;
}

export interface SagaDefinition<D> {
  readonly type: string;
  readonly steps: readonly SagaStep<D>[];
}

export interface SagaRow<D = unknown> {
  _id: string;
  type: string;
  /** Index of the step whose answer is awaited; the number of steps when all are done. */
  step: number;
  state: 'running' | 'done';
  data: D;
  at: Date;
}

/**
 * Work across services with its state stored: each step is a command in the outbox of the same transaction that
 * stores the state, so a crash at any moment goes on where it was. What it knew is forgotten when it is done.
 */
@Injectable()
export class Sagas {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Stores the saga and sends its first command. */
  async start<D>(definition: SagaDefinition<D>, id: string, data: D, tx: Tx): Promise<void> {
    await this.rows<D>().insertOne(
      { _id: id, type: definition.type, step: 0, state: 'running', data, at: new Date() } as never,
      { session: tx.session as never },
    );
    this.send(definition, 0, id, data, tx);
  }

  /**
   * Notes that step `name` was answered, merges what came back and sends the next command.
   * Gives the row after the change, or undefined when that step was answered before.
   */
  async advance<D extends object>(
    definition: SagaDefinition<D>,
    id: string,
    name: string,
    result: Partial<D>,
    tx: Tx,
  ): Promise<SagaRow<D> | undefined> {
    const step = definition.steps.findIndex((s) => s.name === name);
    const row = await this.rows<D>().findOne({ _id: id, type: definition.type, step, state: 'running' } as never, {
      session: tx.session as never,
    });
    if (!row) return undefined;
    const next = step + 1;
    const data = { ...row.data, ...result } as D;
    const state = next === definition.steps.length ? ('done' as const) : ('running' as const);
    await this.rows<D>().updateOne(
      { _id: id } as never,
      { $set: { step: next, state, data: state === 'done' ? null : data, at: new Date() } } as never,
      { session: tx.session as never },
    );
    if (state === 'running') this.send(definition, next, id, data, tx);
    return { ...row, step: next, state, data } as SagaRow<D>;
  }

  private send<D>(definition: SagaDefinition<D>, index: number, id: string, data: D, tx: Tx): void {
    const step = definition.steps[index];
    tx.emit(step.command, step.payload(data, id) as DataOf<typeof step.command>);
  }

  private rows<D>() {
    return this.connection.collection<SagaRow<D>>('sagas');
  }
}
