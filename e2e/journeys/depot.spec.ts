import { expect, test } from '@playwright/test';
import { api, openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { choose, dayFromNow, fillDay } from '../support/fields';

const six = (number: number) => String(number).padStart(6, '0');

test('the depot adds a garment, rents it, takes part back late with a fine, and the rest by scanner', async ({
  browser,
  viewport,
  request,
}, { project }) => {
  const unique = `${project.name.slice(0, 3)}${Date.now() % 100_000}`;
  const page = await openAs(browser, 'clothing', '/', { viewport });

  // Level 3 starts at the articles.
  await expect(page).toHaveURL(/\/kledijbeheer\/artikels/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikels');
  await expectAccessible(page);

  // A category with its first price.
  await page.goto('/retributiebeheer/categorieen/nieuw');
  await fillDay(page, 'Geldig vanaf', dayFromNow(-100));
  await page.getByLabel('Naam').fill(`Mantels ${unique}`);
  for (const [i, letter] of ['A', 'B', 'C', 'D', 'E'].entries())
    await page.getByLabel(`Prijs ${letter}`).fill(`${3 + i},50`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Categorie werd succesvol aangemaakt')).toBeVisible();

  // Two garments, by number.
  const numbers: number[] = [];
  for (const name of ['Lange mantel', 'Korte mantel']) {
    await page.goto('/kledijbeheer/artikels');
    await page.getByRole('button', { name: 'Nieuw artikel' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Artikelnummer')).not.toHaveValue('');
    numbers.push(Number(await form.getByLabel('Artikelnummer').inputValue()));
    await form.getByLabel('Omschrijving').fill(`${name} ${unique}`);
    await choose(page, form, /Categorie/, `Mantels ${unique}`);
    if (name === 'Lange mantel') await expectAccessible(page);
    await form.getByRole('button', { name: 'Bewaren' }).click();
    await expect(form).toBeHidden();
  }
  await page.goto(`/kledijbeheer/artikels?text=${unique}`);
  await expect(page.getByText(`Lange mantel ${unique}`).first()).toBeVisible();
  await expect(page.getByText(`Korte mantel ${unique}`).first()).toBeVisible();

  // An order of a company that should have been back a month ago.
  await page.goto('/retributiebeheer/bestelformulieren/nieuw');
  await expect(page.getByText(/Nog in te vullen/)).toBeVisible();
  await page.getByLabel('Naam bedrijf').fill(`Feestcomité ${unique}`);
  await page.getByLabel('Verantwoordelijke').fill('Rik Wouters');
  await page.getByLabel('Btw-nummer').fill('BE0403170701');
  await page.getByLabel('Telefoon', { exact: true }).fill('0470 22 33 44');
  await page.getByLabel('E-mail', { exact: true }).fill('rik@feestcomite.test');
  await page.getByLabel('Straat').fill('Otterstraat');
  await page.getByLabel('Huisnummer').fill('3');
  await page.getByLabel('Postcode').fill('2300');
  await page.getByLabel('Gemeente').fill('Turnhout');
  await page.getByLabel('Projectnaam').fill('Lentefeest');
  await page.getByLabel('Contactpersoon project', { exact: true }).fill('Mia Smets');
  await page.getByLabel('Telefoon contactpersoon').fill('0470 55 66 77');
  await fillDay(page, 'Van', dayFromNow(-70));
  await fillDay(page, 'Tot', dayFromNow(-41));
  await choose(page, page, /Prijscategorie/, 'A');
  for (const number of numbers) {
    await page.getByLabel('Artikel toevoegen').fill(six(number));
    await page.getByLabel('Artikel toevoegen').press('Enter');
    await expect(page.getByRole('main').getByText(six(number)).first()).toBeVisible();
  }
  // each € 3,50 × 29 / 30 days, in whole cents
  await expect(page.getByText('€ 6,76').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Artikels uitlenen' }).click();
  await expect(page.getByText('Uitlenen van artikel(s) is gelukt')).toBeVisible();

  // The order shows; part of it comes back, late.
  const { data } = await api<{ data: { id: number }[] }>(
    request,
    'clothing',
    'GET',
    `/api/clothing/orders?filters=${encodeURIComponent(JSON.stringify({ text: unique }))}`,
  );
  await page.goto(`/retributiebeheer/bestelformulieren/detail/${data[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Bestelbon ${data[0].id}`);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: new RegExp(`Lange mantel ${unique}.*selecteren`) }).check();
  await page.getByRole('button', { name: /Ontvang geselecteerde/ }).click();
  const fine = page.getByRole('dialog', { name: 'Boete voor te late terugname' });
  await expect(fine.getByText(/1 stuk × \d+ dagen te laat: €\s20,00/)).toBeVisible();
  await expectAccessible(page);
  await fine.getByRole('button', { name: 'Boete aanrekenen en ontvangen' }).click();
  await expect(page.getByText('Boete').first()).toBeVisible();
  const pdf = await page.request.get(`/api/order/${data[0].id}/pdf`, {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('stoet.session'))}` },
  });
  expect([pdf.status(), pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);

  // The other one by scanner: it is in use, and goes to the laundry after confirming.
  await page.goto('/terugname');
  const input = page.getByLabel('Artikelnummer');
  await expect(input).toBeFocused();
  await input.fill('999998');
  await input.press('Enter');
  await expect(page.getByText(/Artikel bestaat niet|Artikel niet gevonden|Onbekend artikel/).first()).toBeVisible();
  await expect(input).toBeFocused();
  await input.fill(six(numbers[1]));
  await input.press('Enter');
  await expect(page.getByText(`Korte mantel ${unique}`).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Naar wasserij/ }).click();
  const inUse = page.getByRole('dialog', { name: 'Artikel in gebruik' });
  await expect(inUse.getByText(/Feestcomité|Rik Wouters/).first()).toBeVisible();
  await expectAccessible(page);
  await inUse.getByRole('button', { name: /Naar wasserij/ }).click();
  await expect(page.getByText('Artikel staat gemarkeerd als Naar wasserij').first()).toBeVisible();
  await page.context().close();
});
