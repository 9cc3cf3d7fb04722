import { castRoutes as routes } from '@stoet/contracts/production/cast.contract';
import { projectRoutes } from '@stoet/contracts/volunteers/project.contract';
import { SelectField, TextField } from '@stoet/web-kit/form';
import type { ListColumn, ListFilter, RowOf, SelectOptions } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { RecordForm } from '../records/record-form';
import { RecordList } from '../records/record-list';

type Row = RowOf<typeof routes>;
const projects: SelectOptions = {
  route: projectRoutes.list,
  request: { query: { items: 500 } },
  option: ({ id, name }: { id: number; name: string }) => ({ value: id, label: name }),
};

function CastForm({ cast }: { cast?: Row }) {
  const t = useTexts('production');
  return (
    <RecordForm
      schema={cast ? routes.update.body : routes.create.body}
      routes={routes}
      id={cast?.id}
      initial={cast && { name: cast.name }}
    >
      <TextField name="name" label={t('field.name')} maxLength={30} autoFocus />
      {!cast && (
        <SelectField name="projectId" label={t('field.project')} help={t('casts.projectHelp')} options={projects} />
      )}
    </RecordForm>
  );
}

/** Casts, of one project or of all. */
export default function CastListPage() {
  const t = useTexts('production');
  const columns: ListColumn<Row>[] = [
    { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
    {
      key: 'projectName',
      title: t('field.project'),
      card: 'subtitle',
      render: (row) => row.projectName || t('casts.allProjects'),
    },
  ];
  const filters: ListFilter[] = [{ name: 'projectId', label: t('field.project'), kind: 'select', options: projects }];
  return (
    <RecordList
      texts="casts"
      routes={routes}
      resource="casts"
      event="casts_changed"
      columns={columns}
      filters={filters}
      form={(cast) => <CastForm cast={cast} />}
    />
  );
}
