import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { urlOf, type Route } from '@stoet/contracts';
import { call } from './client';

/**
 * Downloads a `file` route: asks a one-time ticket for exactly this address, because a link cannot carry the token.
 * `inTab` opens it (a PDF to read or print) instead of saving it.
 * @throws ApiError when no ticket is given
 */
export async function download<R extends Route>(
  route: R,
  request: { params?: unknown; query?: unknown } = {},
  { inTab = false } = {},
): Promise<void> {
  const path = urlOf(route, request);
  const { ticket } = await call(accountRoutes.ticket, { body: { path } });
  const link = document.createElement('a');
  link.href = `${path}${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(ticket)}`;
  link.rel = 'noopener noreferrer';
  if (inTab) link.target = '_blank';
  else link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
