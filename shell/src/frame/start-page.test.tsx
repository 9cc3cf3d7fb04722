import { accountOf, renderPage, waitFor } from '@stoet/web-kit/testing';
import type { Level } from '@stoet/contracts';
import { StartPage } from './start-page';

test.each<[Level, string]>([
  [0, '/projecten'],
  [1, '/overzicht'],
  [2, '/overzicht'],
  [3, '/kledijbeheer/artikels'],
])('level %i starts at %s', async (level, path) => {
  const { address } = renderPage(<StartPage />, { account: accountOf(level), route: '/', path: '/' });
  await waitFor(() => expect(address()).toBe(path));
});
