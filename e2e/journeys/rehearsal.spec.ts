import { expect, test } from '@playwright/test';
import { api, openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { choose, fillDay, momentFromNow } from '../support/fields';

interface Rows<T> {
  data: T[];
}
interface Presence {
  id: number;
  firstName: string;
  lastName: string;
  settings: { pin?: string };
}

test('staff plans a rehearsal, a volunteer cancels, and a PIN reaches every open page', async ({
  page,
  browser,
  viewport,
  request,
}, { project }) => {
  const unique = `${project.name.slice(0, 3)}${Date.now() % 10_000}`;
  const projects = await api<Rows<{ id: number; mode: string | null }>>(
    request,
    'administrator',
    'GET',
    '/api/projects?items=100',
  );
  // The running edition of the demo: other journeys make later ones.
  const running = projects.data.filter((p) => p.mode !== null).sort((a, b) => a.id - b.id)[0];

  // Staff makes a place and a kind of rehearsal.
  const staff = await openAs(browser, 'production', '/locaties', { viewport });
  const admin = await openAs(browser, 'administrator', '/locaties', { viewport });
  await admin.getByRole('button', { name: 'Nieuwe locatie' }).click();
  const window = admin.getByRole('dialog');
  await window.getByLabel('Naam').fill(`Zaal ${unique}`);
  await window.getByLabel('Afkorting').fill('Z');
  await window.getByLabel('Straat').fill('Warande');
  await window.getByLabel('Nummer').fill('42');
  await window.getByLabel('Postcode').fill('2300');
  await window.getByLabel('Gemeente').fill('Turnhout');
  await expectAccessible(admin);
  await window.getByRole('button', { name: 'Bewaren' }).click();
  await expect(admin.getByText('Locatie werd succesvol aangemaakt')).toBeVisible();
  await admin.goto('/repetitietypes');
  await admin.getByRole('button', { name: 'Nieuw repetitietype' }).click();
  await admin.getByRole('dialog').getByLabel('Naam').fill(`Doorloop ${unique}`);
  await admin.getByRole('dialog').getByRole('button', { name: 'Bewaren' }).click();
  await expect(admin.getByText('Repetitietype werd succesvol aangemaakt')).toBeVisible();
  await admin.context().close();

  // Staff plans a rehearsal that starts in 70 minutes: announcing is still possible, and PINs are taken.
  await staff.goto(`/projecten/${running.id}/repetities/nieuw`);
  const start = momentFromNow(70);
  const end = momentFromNow(100);
  await staff.getByLabel('Code', { exact: true }).fill(unique);
  await staff.getByLabel('Naam', { exact: true }).fill(`Generale ${unique}`);
  await staff.getByLabel('Omschrijving', { exact: true }).fill('Doorloop van alle scenes');
  await fillDay(staff, 'Datum', start.day);
  await staff.getByLabel('Start', { exact: true }).fill(start.time);
  await staff.getByLabel('Einde', { exact: true }).fill(end.time < start.time ? '23:59' : end.time);
  await choose(staff, staff, /Locatie/, `Zaal ${unique}`);
  await choose(staff, staff, /Type/, `Doorloop ${unique}`);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Bewaren' }).click();
  await expect(staff.getByText(`Repetitie Generale ${unique} werd aangemaakt`)).toBeVisible();
  await staff.goto(`/projecten/${running.id}/repetities?text=${unique}`);
  await expect(staff.getByText(`Generale ${unique}`).first()).toBeVisible();
  await expectAccessible(staff);
  const [repetition] = (
    await api<Rows<{ id: number }>>(
      request,
      'administrator',
      'GET',
      `/api/project/${running.id}/repetitions?filters=${encodeURIComponent(JSON.stringify({ text: unique }))}`,
    )
  ).data;

  // The volunteer sees it and cancels, with a reason; then comes after all.
  const volunteer = await openAs(browser, 'volunteer', '/repetities', { viewport });
  await expect(volunteer.getByText(`Generale ${unique}`).first()).toBeVisible();
  await expectAccessible(volunteer);
  await volunteer.getByRole('button', { name: new RegExp(`Generale ${unique}.*: afmelden`) }).click();
  await volunteer.getByRole('dialog').getByLabel(/Reden/).fill('Ziek');
  await volunteer.getByRole('dialog').getByRole('button', { name: 'Afmelden' }).click();
  await expect(volunteer.getByText('U bent nu afgemeld voor deze repetitie')).toBeVisible();
  await volunteer.getByRole('button', { name: new RegExp(`Generale ${unique}.*: weer aanmelden`) }).click();
  await expect(volunteer.getByText('U bent weer aangemeld voor deze repetitie')).toBeVisible();
  await volunteer.context().close();

  // Two attendance pages are open; the PIN is entered on a third screen.
  const path = `/projecten/${running.id}/repetities/${repetition.id}/aanwezigheid`;
  await staff.goto(path);
  await page
    .context()
    .addInitScript((value) => globalThis.localStorage.setItem('stoet.session', value), await tokenFor(request));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Generale ${unique}`);
  await expectAccessible(page);
  // The picture of the README: SCREENSHOTS=docs/images npm test -- e2e
  if (process.env.SCREENSHOTS && project.name === 'desktop')
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/attendance.png` });
  const { data: people } = await api<Rows<Presence>>(
    request,
    'administrator',
    'GET',
    `/api/repetitions/${repetition.id}/presence`,
  );
  const person = people.find((p) => p.settings.pin)!;
  const popup = staff.waitForEvent('popup');
  await staff.getByRole('link', { name: 'Pinscherm openen' }).click();
  const pinScreen = await popup;
  await expect(pinScreen.getByText('Geef je pincode van 5 cijfers in')).toBeVisible();
  await expectAccessible(pinScreen);
  const wrong = people.some((p) => p.settings.pin === '00000') ? '99999' : '00000';
  await pinScreen.keyboard.type(wrong);
  await expect(pinScreen.getByText('Ongeldige pincode')).toBeVisible();
  for (const digit of person.settings.pin!) await pinScreen.getByRole('button', { name: digit, exact: true }).click();
  await expect(pinScreen.getByText(new RegExp(`${person.firstName} ${person.lastName}`)).first()).toBeVisible();
  for (const open of [page, staff]) {
    await open.getByLabel('Naam zoeken').fill(`${person.firstName} ${person.lastName}`);
    await expect(open.getByRole('main').getByText('Aanwezig', { exact: true }).last()).toBeVisible({ timeout: 1500 });
  }
  await staff.context().close();
});

async function tokenFor(request: Parameters<typeof api>[0]): Promise<string> {
  const { tokenOf, ACCOUNTS } = await import('../support/accounts');
  return tokenOf(request, ACCOUNTS.administrator);
}
