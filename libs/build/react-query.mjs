/** The part of the query library that pages share: what `@stoet/web-kit/api` is built on, and no more in a first visit. */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
