import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading } from '@stoet/web-kit/feedback';
import { ContractForm, NumberField, TextField, type ContractFormProps } from '@stoet/web-kit/form';
import { useWindow } from '@stoet/web-kit/windows';
import { useClothingTexts } from '../../common/use-clothing-texts';
import type { AttributeKind, AttributeRow } from './attribute.kinds';

// the five contracts have the same shape under different words
type Schema = ContractFormProps<never, unknown>['schema'];

/** Form of a rack, size, fabric, pattern or colour, in a window; `id` of the one to change. */
export function AttributeForm({ kind, id }: { kind: AttributeKind; id?: number }) {
  const { data, error, refetch } = useRoute(kind.routes.one, { params: { id } } as never, {
    enabled: id !== undefined,
  });
  if (id === undefined) return <Fields kind={kind} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return data ? <Fields kind={kind} row={data as AttributeRow} /> : <Loading rows={2} title={false} />;
}

function Fields({ kind, row }: { kind: AttributeKind; row?: AttributeRow }) {
  const t = useClothingTexts();
  const own = useWindow();
  const invalidates = [kind.routes.list, kind.routes.one];
  const create = useChange(kind.routes.create, { invalidates });
  const update = useChange(kind.routes.update, { invalidates });
  const schema = (row ? kind.routes.update.body : kind.routes.create.body) as unknown as Schema;
  const save = (body: unknown) =>
    row ? update.mutateAsync({ params: { id: row.id }, body } as never) : create.mutateAsync({ body } as never);
  return (
    <ContractForm
      schema={schema}
      initial={row as never}
      onSubmit={save}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      {kind.ownNumber && !row && <NumberField name="id" plain label={t('rackNumber')} />}
      <TextField name={kind.field} label={t(`${kind.key}.field`)} maxLength={255} autoFocus={!kind.ownNumber} />
    </ContractForm>
  );
}
