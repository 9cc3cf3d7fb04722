import type { AnswerOf, RequestOf, Route } from '@stoet/contracts';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { announce } from './announce';
import type { ApiError } from './api-error';
import { call, type CallOptions, type RequestArgs } from './client';

/** Key of a route's answers in the cache; without a request it stands for all of them. */
export const keyOf = (route: Route, request?: unknown): QueryKey =>
  request === undefined ? [`${route.method} ${route.path}`] : [`${route.method} ${route.path}`, request];

export interface RouteOptions {
  enabled?: boolean;
  /** Show the previous answer while the one of a new request is on its way: lists. */
  keepPrevious?: boolean;
  /** Milliseconds that the answer counts as fresh; `Infinity` for look-ups. */
  staleTime?: number;
}
const callAny = call as (route: Route, request: object, options: CallOptions) => Promise<unknown>;

/** The answer of a reading route, cached by its request. */
export function useRoute<R extends Route>(
  route: R,
  ...args: RequestArgs<R, RouteOptions>
): UseQueryResult<AnswerOf<R>, ApiError> {
  const [request = {}, { keepPrevious, ...options } = {}] = args as [object?, RouteOptions?];
  return useQuery<unknown, ApiError>({
    queryKey: keyOf(route, request),
    queryFn: ({ signal }) => callAny(route, request, { signal }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    ...options,
  }) as UseQueryResult<AnswerOf<R>, ApiError>;
}

export interface ChangeOptions<R extends Route> {
  /** Routes whose answers are out of date afterwards: every request of them is fetched again. */
  invalidates?: readonly Route[];
  /** Do not show the answer's message as a toast. */
  quiet?: boolean;
  onSuccess?: (answer: AnswerOf<R>, request: RequestOf<R>) => void;
}

/** A changing route. Shows the answer's message on success; an error is for the caller to show and keep. */
export function useChange<R extends Route>(
  route: R,
  { invalidates = [], quiet = false, onSuccess }: ChangeOptions<R> = {},
): UseMutationResult<AnswerOf<R>, ApiError, RequestOf<R>> {
  const client = useQueryClient();
  return useMutation<AnswerOf<R>, ApiError, RequestOf<R>>({
    mutationFn: async (request) => (await callAny(route, request, {})) as AnswerOf<R>,
    onSuccess: async (answer, request) => {
      const message = messageOf(answer);
      if (message && !quiet) announce(message);
      onSuccess?.(answer, request);
      await Promise.all(invalidates.map((other) => client.invalidateQueries({ queryKey: keyOf(other) })));
    },
  });
}

function messageOf(answer: unknown): string | undefined {
  const message = (answer as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
