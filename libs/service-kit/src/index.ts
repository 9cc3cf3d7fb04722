export { createService, startService, type ServiceOptions } from './app';
export { readConfig, serviceConfig, serviceSettings, type ServiceConfig } from './config';
export { currentRequestId, withRequestId } from './context';
export { createLogger, type Logger } from './logger';
export { CALLER_SOURCE, CONFIG, LOGGER, SERVICE_NAME } from './tokens';
export { identityFromHeader, IdentityVerifier, privateKeyOf, publicKeyOf, signIdentity } from './identity';
export {
  Implements,
  ROUTE_METADATA,
  type FileAnswer,
  type IncomingFile,
  type RedirectAnswer,
  type StoetRequest,
} from './http/implements';
export { type CallerSource } from './http/route.guard';
export { bodyOf, domainErrorOf } from './http/error.filter';
export { Open } from './http/open';
export { Surface } from './http/surface';
export { Ids } from './mongo/ids';
export { defineList, equals, isSet, List, type ListDefinition } from './mongo/lists';
export { Transactions, type Tx } from './mongo/transactions';
export { matchesWords, plain, wordsOf } from './mongo/words';
export { Bus } from './events/bus';
export { Consumer } from './events/consumer';
export { applyCopy } from './events/copies';
export { LIVE_SUBJECT, Progress, type LiveMessage } from './events/live';
export { On } from './events/on';
export { Outbox } from './events/outbox';
export { Relay } from './events/relay';
export { Sagas, type SagaDefinition, type SagaRow, type SagaStep } from './events/saga';
export { Files, typeOf, type StoredFile } from './files/files';
export { bytesOfDataUrl, squarePicture } from './files/images';
export { xlsx, XLSX_TYPE, type Column } from './reports/xlsx';
