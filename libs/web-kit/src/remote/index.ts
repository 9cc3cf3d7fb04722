export { defineRemote } from './remote-module';
export type {
  AnySlotEntry,
  Guarded,
  Loader,
  MenuItem,
  RemoteModule,
  RemoteRoute,
  SlotContexts,
  SlotEntry,
  SlotName,
} from './remote-module';
export { RemotesProvider, useRemotes } from './registry';
export { isFor, Slot, SlotContent, useSlot } from './slot';
export { Lazy, RetryBoundary } from './retry-boundary';
