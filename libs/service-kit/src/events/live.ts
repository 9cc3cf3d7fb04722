import { Injectable } from '@nestjs/common';
import { Bus } from './bus';

/** What the gateway relays to open pages: a name, the rooms, the payload. Not stored: lost when nobody listens. */
export interface LiveMessage {
  readonly name: string;
  readonly rooms: readonly string[];
  readonly payload: unknown;
}

export const LIVE_SUBJECT = 'live';

/** Progress of a long run: shown to the account that started it, under the name the specification gives. */
@Injectable()
export class Progress {
  constructor(private readonly bus: Bus) {}

  /** `progress` runs from 0 to 1; `text` is Dutch and fit to show. */
  report(name: string, rooms: readonly string[], run: { uuid: string; progress: number; text: string }): void {
    const message: LiveMessage = { name, rooms, payload: run };
    this.bus.nats.publish(this.bus.subject(LIVE_SUBJECT), JSON.stringify(message));
  }
}
