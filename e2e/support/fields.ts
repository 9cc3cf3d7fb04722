import { expect, type Locator, type Page } from '@playwright/test';

const two = (n: number) => String(n).padStart(2, '0');
/** A day as the pages write it, some days from now. */
export function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
/** A moment as the pages write it, some minutes from now, in Brussels. */
export function momentFromNow(minutes: number): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('nl-BE', {
    timeZone: 'Europe/Brussels',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(Date.now() + minutes * 60_000);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return { day: `${part('day')}/${part('month')}/${part('year')}`, time: `${part('hour')}:${part('minute')}` };
}

/** Types a day, as people at a desk do. */
export async function fillDay(scope: Page | Locator, label: string | RegExp, day: string): Promise<void> {
  const field = scope.getByLabel(label, { exact: true }).first();
  await field.fill(day);
  await field.press('Enter');
}

/** Types a day and a time. */
export async function fillMoment(scope: Page | Locator, label: string, day: string, time: string): Promise<void> {
  await fillDay(scope, label, day);
  const clock = scope.getByLabel(`Tijdstip van ${label}`);
  await clock.fill(time);
  await clock.press('Tab');
}

/** Chooses one entry of a list that opens; typing narrows it. */
export async function choose(page: Page, scope: Page | Locator, label: string | RegExp, option: string): Promise<void> {
  const field = scope.getByRole('combobox', { name: label }).first();
  await field.click();
  await field.fill(option);
  await expect(page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).first()).toBeVisible();
  await field.press('Enter');
}
