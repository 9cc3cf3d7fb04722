import { urlOf, type Route } from '@stoet/contracts';
import { errorOf } from './api-error';
import { credentials } from './credentials';

/**
 * The content of a `file` route, to show in the page: the token goes in the header, so that no address holds it.
 * @throws ApiError
 */
export async function fileOf<R extends Route>(
  route: R,
  request: { params?: unknown; query?: unknown },
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await fetch(urlOf(route, request), {
    headers: { authorization: `Bearer ${credentials.token() ?? ''}` },
    signal,
  });
  if (!response.ok) throw errorOf(response.status, undefined, response.headers.get('retry-after'));
  return response.blob();
}
