import { settingsRoutes } from '@stoet/contracts/gateway/settings.contract';
import { profileRoutes, sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
import { accountOf, apiError, mock, renderPage, screen, waitFor, type MockCall } from '@stoet/web-kit/testing';
import { aProject, INFO, lookups, someSizes } from '../../testing';
import RegisterPage from './register.page';

const person = {
  id: 11,
  firstName: 'An',
  lastName: 'Peeters',
  image: null,
  creationDt: '2026-01-01T00:00:00.000Z',
  settings: {},
  certificate: null,
};

function show(project: Partial<Project> = {}, sizes = someSizes(), answer?: () => never) {
  const sent: MockCall[] = [];
  const page = renderPage(<RegisterPage />, {
    account: accountOf(0),
    route: '/projecten/inschrijven/3',
    path: '/projecten/inschrijven/:projectId',
    handlers: [
      mock(projectRoutes.one, aProject(project)),
      mock(profileRoutes.one, person),
      mock(sizesRoutes.read, sizes),
      mock(settingsRoutes.info, INFO),
      mock(registrationRoutes.create, (call) => {
        sent.push(call);
        return answer ? answer() : { id: 7, message: 'Inschrijving werd succesvol aangemaakt' };
      }),
      ...lookups,
    ],
  });
  return { ...page, sent };
}
type Page = ReturnType<typeof show>;
const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Inschrijven' }));
async function choose({ user }: Page, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

it('asks what the project needs, and sends the choice with the sizes', async () => {
  const page = show({ extended: true, auditions_enabled: true, auditionHint: 'Breng een lied mee.' });
  await page.user.click(await screen.findByRole('radio', { name: 'Op het podium' }));
  await choose(page, 'Voorkeuren', 'Dansen');
  expect(screen.queryByTitle('Kledijteam')).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'Ik wil auditie doen' }));
  await send(page);
  expect(await screen.findByText('Veld mag niet leeg zijn')).toBeVisible();
  expect(page.sent).toEqual([]);
  await choose(page, 'Deelgemeente', 'Ik woon niet in Turnhout');
  await page.user.type(screen.getByLabelText('Dieet'), 'Vegetarisch');
  await send(page);
  await waitFor(() => expect(page.address()).toBe('/inschrijvingen/7'));
  expect(page.sent[0]).toMatchObject({
    params: { projectId: '3', userId: '11' },
    body: { location: 1, roles: [4], auditioning: true, partOfTown: 0, diet: 'Vegetarisch', shirtSize: 'M' },
  });
});

it('drops the roles of the other place', async () => {
  const page = show();
  await page.user.click(await screen.findByRole('radio', { name: 'Op het podium' }));
  await choose(page, 'Voorkeuren', 'Dansen');
  await page.user.click(screen.getByRole('radio', { name: 'Achter de schermen' }));
  await send(page);
  expect(await screen.findByText('Veld mag niet leeg zijn')).toBeVisible();
  expect(page.sent).toEqual([]);
});

it('offers one place when the other is closed', async () => {
  show({ mode: 'off' });
  expect(await screen.findByText('Je kan je nu enkel inschrijven voor achter de schermen.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Op het podium' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Achter de schermen' })).toBeChecked();
});

it('shows no form when the registrations are closed, or when one is registered', async () => {
  show({ mode: null });
  expect(await screen.findByText('De inschrijvingen voor dit project zijn gesloten.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inschrijven' })).toBeNull();
});

it('shows sizes that may not be changed, with where to ask', async () => {
  const page = show({ mode: 'on' }, someSizes({ editable: false, height: 172 }));
  expect(await screen.findByText('Voorlopig kan je geen kleding-maten aanpassen')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'kledij@stoet.test' })).toHaveAttribute(
    'href',
    'mailto:kledij@stoet.test',
  );
  expect(screen.getByLabelText('Lengte')).toBeDisabled();
  expect(page.sent).toEqual([]);
});

it('asks again for a size that was known, in the words of the specification', async () => {
  const page = show({ mode: 'on' }, someSizes({ height: 172 }));
  await choose(page, 'Voorkeuren', 'Zingen');
  const height = screen.getByLabelText('Lengte');
  await page.user.clear(height);
  await page.user.type(height, '20');
  await page.user.tab();
  expect(await screen.findByText('Geef een waarde tussen 50 en 230')).toBeVisible();
  await page.user.clear(height);
  await send(page);
  expect(await screen.findByText('Veld mag niet leeg zijn')).toBeVisible();
});

it('keeps everything when the server refuses, and says why', async () => {
  const refuse = () => apiError('conflict', { message: 'Je bent al ingeschreven voor Kempense Stoet' }) as never;
  const page = show({ mode: 'on' }, someSizes(), refuse);
  await choose(page, 'Voorkeuren', 'Zingen');
  await page.user.type(screen.getByLabelText('Talenten'), 'Tuba');
  await send(page);
  expect(await screen.findByText('Je bent al ingeschreven voor Kempense Stoet')).toBeVisible();
  expect(screen.getByLabelText('Talenten')).toHaveValue('Tuba');
});
