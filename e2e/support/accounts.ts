import type { APIRequestContext, Browser, Page } from '@playwright/test';

export const PASSWORD = 'stoet-demo';
export const ACCOUNTS = {
  administrator: 'beheer@stoet.test',
  production: 'productie@stoet.test',
  clothing: 'kledij@stoet.test',
  volunteer: 'an.peeters@stoet.test',
} as const;
export type Who = keyof typeof ACCOUNTS;

const tokens = new Map<string, string>();

/** A session token, asked for once per address and test run. */
export async function tokenOf(request: APIRequestContext, email: string, password = PASSWORD): Promise<string> {
  const known = tokens.get(email);
  if (known) return known;
  const answer = await request.post('/api/auth', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  tokens.set(email, token);
  return token;
}

/** Opens a page as somebody who logged in before. */
export async function openAs(
  browser: Browser,
  who: Who,
  path: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const token = await tokenOf(context.request, ACCOUNTS[who]);
  await context.addInitScript((value) => window.localStorage.setItem('stoet.session', value), token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Logs in through the page, as people do. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
}

/** Calls the API as somebody; gives the answer's JSON and fails on an error. */
export async function api<T>(
  request: APIRequestContext,
  who: Who,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const token = await tokenOf(request, ACCOUNTS[who]);
  const answer = await request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
