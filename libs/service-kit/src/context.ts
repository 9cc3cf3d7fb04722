import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that everything it logs and publishes carries this request id, also over NATS. */
export const withRequestId = <T>(requestId: string, work: () => T): T => storage.run({ requestId }, work);
/** Id of the request that is being handled; undefined outside of one. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
