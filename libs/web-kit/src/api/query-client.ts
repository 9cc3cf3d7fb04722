import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const FRESH_MS = 10_000;

/** The one cache of answers. Only a part that is down is tried again; `retry: false` is for tests. */
export function createQueryClient({ retry = true } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => retry && failures < RETRIES && isApiError(error) && error.status === 503,
        retryDelay: (failures, error) =>
          isApiError(error) && error.retryAfter ? Math.min(error.retryAfter, 10) * 1000 : 500 * 2 ** failures,
        staleTime: FRESH_MS,
        // without a connection a call fails at once and says so, instead of waiting silently
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
