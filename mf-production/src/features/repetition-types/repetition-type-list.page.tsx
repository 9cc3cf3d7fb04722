import { repetitionTypeRoutes as routes } from '@stoet/contracts/production/repetition-type.contract';
import { TextField } from '@stoet/web-kit/form';
import type { ListColumn, RowOf } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { RecordForm } from '../records/record-form';
import { RecordList } from '../records/record-list';

type Row = RowOf<typeof routes>;

function TypeForm({ type }: { type?: Row }) {
  const t = useTexts('production');
  return (
    <RecordForm schema={routes.create.body} routes={routes} id={type?.id} initial={type && { name: type.name }}>
      <TextField name="name" label={t('field.name')} maxLength={30} autoFocus />
    </RecordForm>
  );
}

/** Kinds of repetition. */
export default function RepetitionTypeListPage() {
  const t = useTexts('production');
  const columns: ListColumn<Row>[] = [{ key: 'name', title: t('field.name'), sort: 'name', card: 'title' }];
  return (
    <RecordList
      texts="types"
      routes={routes}
      resource="repetitiontypes"
      event="types_changed"
      columns={columns}
      form={(type) => <TypeForm type={type} />}
    />
  );
}
