export { ApiError, isApiError } from './api-error';
export { call, send, urlFor } from './client';
export type { CallOptions, RequestArgs, UploadRequest } from './client';
export { credentials } from './credentials';
export { download } from './download';
export { keyOf, useChange, useRoute } from './queries';
export type { ChangeOptions, RouteOptions } from './queries';
export { createQueryClient, QueryClientProvider, useQueryClient } from './query-client';
export { announce, onAnnounced } from './announce';
