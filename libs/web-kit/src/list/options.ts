import { useMemo } from 'react';
import { useRoute } from '../api';
import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import type { SelectOption, SelectOptions } from './list-types';

interface Lookup {
  data?: readonly never[];
}

/** Choices of a select, fetched once when they come from a route. */
export function useOptions(options: SelectOptions): { options: readonly SelectOption[]; loading: boolean } {
  const source = 'route' in options ? options : undefined;
  // a hook cannot be left out: a fixed list has a route that is never called
  const { data, isLoading } = useRoute(source?.route ?? settingsRoutes.info, source?.request ?? {}, {
    enabled: source !== undefined,
    staleTime: Infinity,
  });
  return useMemo(
    () =>
      'route' in options
        ? { options: ((data as Lookup | undefined)?.data ?? []).map(options.option), loading: isLoading }
        : { options, loading: false },
    [options, data, isLoading],
  );
}
