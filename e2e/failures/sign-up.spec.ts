import { expect, test } from '@playwright/test';
import { api } from '../support/accounts';
import { kill, start } from '../support/control';

const person = (email: string) => ({
  firstName: 'Korneel',
  lastName: 'Vandenbroucke',
  date_of_birth: '1991-02-03',
  nationality: 'Belg',
  origin: 'België',
  sex: 0,
  phoneNumber: '',
  cellPhone: '0470998877',
  email,
  secondaryEmail: '',
  tShirt: 'L',
  streetName: 'Markt',
  houseNumber: '5',
  bus: '',
  zipCode: '2300',
  cityName: 'Turnhout',
  privacy: true,
  pictures: false,
  pwd: 'geheim-123',
});

interface UserList {
  total: number;
}

test('a sign-up that was acknowledged gives one account with one profile, whatever is killed meanwhile', async ({
  request,
}) => {
  const acknowledged: string[] = [];
  for (const [round, victim] of ['volunteers', 'gateway', 'nats', 'volunteers', 'gateway'].entries()) {
    const emails = Array.from({ length: 4 }, (_, i) => `vallend${Date.now()}r${round}n${i}@stoet.test`);
    const answers = emails.map((email) =>
      request.post('/api/signup', { data: person(email), timeout: 10_000 }).then(
        (answer) => answer.ok() && email,
        () => false as const,
      ),
    );
    // The kill falls somewhere in the middle of them.
    await Promise.race(answers);
    await kill(victim);
    acknowledged.push(...(await Promise.all(answers)).filter((email): email is string => email !== false));
    await start(victim);
    await expect
      .poll(async () => (await request.get('/api/health/ready').catch(() => undefined))?.ok(), { timeout: 30_000 })
      .toBe(true);
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const email of acknowledged) {
    const filters = encodeURIComponent(JSON.stringify({ text: email.split('@')[0] }));
    await expect
      .poll(async () => (await api<UserList>(request, 'administrator', 'GET', `/api/users?filters=${filters}`)).total, {
        message: email,
        timeout: 30_000,
      })
      .toBe(1);
    // Its account is usable, but for the link in the mail: nobody waits for a profile any more.
    const entering = async () => {
      const answer = await request.post('/api/auth', { data: { email, password: 'geheim-123' } });
      return ((await answer.json()) as { message: string }).message;
    };
    await expect.poll(entering, { message: email, timeout: 30_000 }).toContain('Bevestig eerst je mailadres');
  }
});
