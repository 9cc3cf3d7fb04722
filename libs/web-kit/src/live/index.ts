export { LiveConnection } from './live-connection';
export type { ConnectionState, Live } from './live-connection';
export { LiveProvider, useConnection, useLive, useLiveConnection, useRoom } from './live';
