import { useLocation } from '@stoet/web-kit/router';

const PARAM = 'venster';

/** Address of this page with a window open in it; filters and page stay. */
export function useWindowHref(): (id: string) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    params.delete(PARAM);
    params.append(PARAM, id);
    return `${pathname}?${params.toString()}`;
  };
}

/** The number in a window's name: `artikel-12` → 12; undefined for another name. */
export function numberIn(windowId: string, prefix: string): number | undefined {
  const match = new RegExp(`^${prefix}-(\\d{1,9})$`).exec(windowId);
  return match ? Number(match[1]) : undefined;
}
