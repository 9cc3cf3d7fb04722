/** The page of a new resource: list, form in a window, tests through the user's eyes. */
export const pageFiles = (names) => {
  const { area, single, plural } = names;
  const folder = `mf-${area}/src/features/${plural}`;
  return {
    [`${folder}/${single}-list.page.tsx`]: page(names),
    [`${folder}/${single}-form.tsx`]: form(names),
    [`${folder}/${single}.columns.tsx`]: columns(names),
    [`${folder}/${single}-list.page.test.tsx`]: test(names),
  };
};

const page = ({
  area,
  single,
  Single,
  camel,
  camels,
  resource,
}) => `import { ${camel}Routes as routes, type ${Single}Row } from '@stoet/contracts/${area}/${single}.contract';
import { useChange } from '@stoet/web-kit/api';
import { confirm } from '@stoet/web-kit/feedback';
import { ListPage } from '@stoet/web-kit/list';
import { useCan } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { useWindows } from '@stoet/web-kit/windows';
import { ${camel}Columns } from './${single}.columns';
import ${Single}Form from './${single}-form';

/** List of ${camels}; one is made and changed in a window. */
export default function ${Single}ListPage() {
  const t = useTexts('${area}');
  const windows = useWindows();
  const [mayUpdate, mayDelete] = [useCan('${resource}.update'), useCan('${resource}.delete')];
  const remove = useChange(routes.remove, { invalidates: [routes.list] });
  const open = (row?: ${Single}Row) => {
    const id = row ? \`${single}-\${row.id}\` : '${single}-nieuw';
    windows.open({ id, title: row?.name ?? t('${camels}.create'), width: 600, content: <${Single}Form row={row} /> });
  };
  const askRemove = async (row: ${Single}Row) => {
    const question = { title: t('${camels}.remove'), text: t('${camels}.removeText', { name: row.name }), okText: t('${camels}.remove'), danger: true };
    if (await confirm(question)) remove.mutate({ params: { id: row.id } });
  };
  return (
    <ListPage
      title={t('${camels}.title')}
      routes={routes}
      columns={${camel}Columns(t)}
      rowName={(row) => row.name}
      rowActions={(row) => [
        ...(mayUpdate ? [{ key: 'edit', label: t('${camels}.edit'), onClick: () => open(row) }] : []),
        ...(mayDelete ? [{ key: 'remove', label: t('${camels}.remove'), danger: true, onClick: () => void askRemove(row) }] : []),
      ]}
      create={{ label: t('${camels}.create'), right: '${resource}.create', onClick: () => open() }}
      empty={t('${camels}.empty')}
    />
  );
}
`;

const form = ({
  area,
  single,
  Single,
  camel,
  camels,
}) => `import { ${camel}Routes as routes, type ${Single}Row } from '@stoet/contracts/${area}/${single}.contract';
import { useChange } from '@stoet/web-kit/api';
import { ContractForm, TextAreaField, TextField } from '@stoet/web-kit/form';
import { useTexts } from '@stoet/web-kit/texts';
import { useWindow } from '@stoet/web-kit/windows';

/** Makes a ${single}, or changes \`row\`. */
export default function ${Single}Form({ row }: { row?: ${Single}Row }) {
  const t = useTexts('${area}');
  const window = useWindow();
  const create = useChange(routes.create, { invalidates: [routes.list] });
  const update = useChange(routes.update, { invalidates: [routes.list, routes.one] });
  return (
    <ContractForm
      schema={routes.create.body}
      initial={row && { name: row.name, description: row.description }}
      onSubmit={(body) => (row ? update.mutateAsync({ params: { id: row.id }, body }) : create.mutateAsync({ body }))}
      onSaved={() => void window?.close(true)}
      onCancel={() => void window?.close()}
    >
      <TextField name="name" label={t('${camels}.name')} />
      <TextAreaField name="description" label={t('${camels}.description')} />
    </ContractForm>
  );
}
`;

const columns = ({
  area,
  single,
  Single,
  camel,
  camels,
}) => `import type { ${Single}Row } from '@stoet/contracts/${area}/${single}.contract';
import type { ListColumn } from '@stoet/web-kit/list';

export const ${camel}Columns = (t: (key: string) => string): ListColumn<${Single}Row>[] => [
  { key: 'name', title: t('${camels}.name'), sort: 'name', card: 'title' },
  { key: 'description', title: t('${camels}.description'), card: 'subtitle' },
];
`;

const test = ({
  area,
  single,
  Single,
  camel,
  resource,
  label,
}) => `import { ${camel}Routes as routes } from '@stoet/contracts/${area}/${single}.contract';
import type { RightKey } from '@stoet/contracts';
import { accountOf, mock, renderPage, screen } from '@stoet/web-kit/testing';
import remote from '../../remote';
import ${Single}ListPage from './${single}-list.page';

const data = [{ id: 1, name: 'Eerste', description: 'Over de eerste' }];
const list = mock(routes.list, { data, total: 1, offset: 0, items: 10, filters: {}, message: '' });
const showTo = (...rights: RightKey[]) =>
  renderPage(<${Single}ListPage />, { account: accountOf(0, rights), handlers: [list], remotes: [remote] });

it('lists what there is, and offers nothing to change to who may only read', async () => {
  showTo('${resource}.read');
  expect(await screen.findByText('Eerste')).toBeVisible();
  expect(screen.queryByRole('button', { name: /${label} toevoegen/ })).not.toBeInTheDocument();
});

it('makes one in a window', async () => {
  const { user } = showTo('${resource}.read', '${resource}.create');
  await screen.findByText('Eerste');
  await user.click(screen.getByRole('button', { name: /${label} toevoegen/ }));
  await user.click(await screen.findByRole('textbox', { name: 'Naam' }));
  await user.tab();
  expect(await screen.findByText('Veld mag niet leeg zijn')).toBeVisible();
});
`;
