import type { Route } from '@stoet/contracts';
import { useChange } from '@stoet/web-kit/api';
import { ContractForm } from '@stoet/web-kit/form';
import { useWindow } from '@stoet/web-kit/windows';
import type { ReactNode } from 'react';
import type { z } from 'zod';

interface Props<S extends z.ZodObject> {
  /** Body of the create route, without what the page knows itself. */
  schema: S;
  routes: { list: Route; create: Route; update: Route };
  /** The record that is changed; a new one without. */
  id?: number;
  initial?: Partial<z.input<S>>;
  /** What a new one has besides what is typed: its project. */
  fixed?: object;
  /** Other answers that hold the record. */
  invalidates?: readonly Route[];
  children: ReactNode;
}

/** The form of an ordinary record, in a window that closes after saving. */
export function RecordForm<S extends z.ZodObject>({
  schema,
  routes,
  id,
  initial,
  fixed,
  invalidates = [],
  children,
}: Props<S>) {
  const own = useWindow();
  const stale = [routes.list, ...invalidates];
  const create = useChange(routes.create, { invalidates: stale });
  const update = useChange(routes.update, { invalidates: stale });
  return (
    <ContractForm
      schema={schema}
      initial={initial}
      onSubmit={(body): Promise<unknown> =>
        id === undefined
          ? create.mutateAsync({ body: { ...body, ...fixed } })
          : update.mutateAsync({ params: { id }, body })
      }
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      {children}
    </ContractForm>
  );
}
