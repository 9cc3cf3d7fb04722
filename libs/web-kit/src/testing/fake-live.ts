import type { ConnectionState, Live } from '../live';

/** A live connection without a network: `emit` plays the server, `rooms` says where the page is. */
export class FakeLive implements Live {
  readonly rooms: string[] = [];
  private readonly handlers = new Map<string, Set<(payload: never) => void>>();
  private current: ConnectionState = 'idle';
  private readonly listeners = new Set<() => void>();

  start = () => this.become('connected');
  stop = () => this.become('idle');
  on(event: string, handler: (payload: never) => void) {
    const set = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, set.add(handler));
    return () => set.delete(handler);
  }
  join(room: string) {
    this.rooms.push(room);
    return () => void this.rooms.splice(this.rooms.indexOf(room), 1);
  }
  state = () => this.current;
  onState = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** An event arrives. Inside `act`. */
  emit(event: string, payload: unknown = {}) {
    this.handlers.get(event)?.forEach((handler) => handler(payload as never));
  }
  /** The connection changes: 'lost'. Inside `act`. */
  become(state: ConnectionState) {
    this.current = state;
    this.listeners.forEach((listener) => listener());
  }
}
