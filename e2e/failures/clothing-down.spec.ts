import { expect, test } from '@playwright/test';
import { openAs } from '../support/accounts';
import { kill, start } from '../support/control';

test('the clothing service is killed: its pages say so, the others go on, and it comes back without a reload', async ({
  browser,
}) => {
  const page = await openAs(browser, 'administrator', '/kledijbeheer/artikels');
  await expect(page.getByText(/van 2\.\d{3}/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await kill('clothing');
  await page.getByRole('searchbox').first().fill('mantel');
  await expect(page.getByText('Dit onderdeel is even niet beschikbaar').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Projecten' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projecten');
  await expect(page.getByText(/1–\d+ van \d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Locaties' }).click();
  await expect(page.getByText(/1–\d+ van \d+/)).toBeVisible();
  await start('clothing');
  await page.getByRole('link', { name: 'Artikels' }).click();
  const again = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect(again.or(page.getByText(/van 2\.\d{3}/)).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByText(/van 2\.\d{3}/)).toBeVisible();
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  await page.context().close();
});
