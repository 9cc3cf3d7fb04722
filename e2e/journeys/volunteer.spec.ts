import { expect, test, type Page } from '@playwright/test';
import { api, openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { choose, dayFromNow, fillMoment } from '../support/fields';
import { linkMailedTo } from '../support/mail';

const picture = 'e2e/support/portrait.png';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account aanmaken');
  await page.getByLabel('Voornaam').fill('A');
  await page.getByLabel('Achternaam').fill('Verhaegen');
  await expect(page.getByText('Voornaam is ongeldig')).toBeVisible();
  await page.getByLabel('Voornaam').fill('Lotte');
  await page.getByLabel('Geboortedatum').fill('14/02/1995');
  await page.getByRole('radio', { name: 'Vrouw' }).check();
  await page.getByLabel('Geboorteland').selectOption({ label: 'België' });
  await page.getByLabel('Nationaliteit').fill('Belg');
  await page.getByLabel('E-mailadres', { exact: false }).first().fill(email);
  await page.getByLabel('Bevestig e-mailadres').fill('ander@stoet.test');
  await page.getByLabel('G.S.M.-nummer').fill('0470 11 22 33');
  await expect(page.getByText('E-mailadressen komen niet overeen')).toBeVisible();
  await page.getByLabel('Bevestig e-mailadres').fill(email);
  await page.getByLabel('Straat').fill('Herentalsstraat');
  await page.getByLabel('Huisnummer').fill('12');
  await page.getByLabel('Postcode').fill('2300');
  await page.getByLabel('Gemeente').fill('Turnhout');
  await page.getByLabel('T-shirtmaat').selectOption('M');
  await page.getByLabel('Wachtwoord', { exact: false }).first().fill('geheim-123');
  await page.getByLabel('Bevestig wachtwoord').fill('geheim-123');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Foto gebruiken' }).click();
  await page.getByLabel('Ik ga akkoord met de privacyverklaring').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(
    page.getByText(
      'Bedankt voor uw registratie! U ontvangt dadelijk een mail met daarin een link om uw mailadres te bevestigen',
    ),
  ).toBeVisible();
}

async function createProject(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuw project' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Naam').fill(name);
  await fillMoment(form, 'Inschrijvingen vanaf', dayFromNow(-1), '08:00');
  await fillMoment(form, 'Inschrijven op het podium tot', dayFromNow(20), '20:00');
  await fillMoment(form, 'Inschrijven achter de schermen tot', dayFromNow(30), '20:00');
  await fillMoment(form, 'Project eindigt op', dayFromNow(90), '23:00');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Project werd succesvol aangemaakt')).toBeVisible();
}

test('a volunteer signs up, registers, and arrives live on the list of staff', async ({ page, browser, viewport }, {
  project,
}) => {
  const name = `Ommegang ${project.name} ${Date.now() % 100_000}`;
  const email = `lotte.${project.name}.${Date.now()}@stoet.test`;
  const staff = await openAs(browser, 'administrator', '/projecten', { viewport });
  await createProject(staff, name);
  const { data } = await api<{ data: { id: number }[] }>(
    page.request,
    'administrator',
    'GET',
    `/api/projects?filters=${encodeURIComponent(JSON.stringify({ text: name }))}`,
  );
  await staff.goto(`/projecten/${data[0].id}/inschrijvingen`);
  await expect(staff.getByText('Er zijn nog geen inschrijvingen voor dit project.')).toBeVisible();
  await expectAccessible(staff);

  await signUp(page, email);
  const link = await linkMailedTo(email, '/api/verify/');
  await page.goto(link);
  await expect(page).toHaveURL(/emailConfirmed=true|\/$/);
  await expect(page.getByText(/Bedankt om je e-mailadres te bevestigen/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim-123');
  await page.getByRole('button', { name: 'Aanmelden' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projecten');
  await expectAccessible(page);
  await page.goto(`/projecten/inschrijven/${data[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Inschrijven voor ${name}`);
  await page.getByRole('radio', { name: 'Op het podium' }).check();
  await choose(page, page, /Voorkeuren/, 'Figureren');
  await page.keyboard.press('Escape');
  await page.getByLabel('Talenten').fill('Vuurspuwen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Inschrijven' }).click();
  await expect(page).toHaveURL(/\/inschrijvingen\/\d+/);
  await expect(page.getByText('Vuurspuwen')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/inschrijvingen');
  await expect(page.getByText(name).first()).toBeVisible();

  // Nobody touched the page of staff meanwhile.
  await expect(staff.getByText(/Lotte Verhaegen|Verhaegen/).first()).toBeVisible();
  await staff.getByRole('searchbox').first().fill('verh lot');
  await expect(staff).toHaveURL(/text=verh/);
  await expect(staff.getByText(/Verhaegen/).first()).toBeVisible();
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: /Exporteren/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await staff.context().close();
});
