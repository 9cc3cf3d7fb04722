import type { ListRoutes } from '@stoet/contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from '../router';
import { Can, type Need } from '../session';
import { ListView, type ListViewProps } from './list-view';

export interface ListPageProps<R extends ListRoutes> extends ListViewProps<R> {
  /** The page's main action: a page to go to, or something to open. */
  create?: { label: string; right?: Need; to?: string; onClick?: () => void };
  /** More beside it. */
  actions?: ReactNode;
}

/** The one list page: heading, main action, and the list. */
export function ListPage<R extends ListRoutes>({ create, actions, ...list }: ListPageProps<R>) {
  const button = create && <CreateButton {...create} />;
  return (
    <div className="stoet-list">
      <div className="stoet-list-head">
        <h1>{list.title}</h1>
        <div className="stoet-list-bar">
          {actions}
          {button}
        </div>
      </div>
      <ListView {...list} emptyAction={list.emptyAction ?? button} />
    </div>
  );
}

function CreateButton({ label, right, to, onClick }: NonNullable<ListPageProps<ListRoutes>['create']>) {
  const navigate = useNavigate();
  return (
    <Can right={right} project="anywhere">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => (to === undefined ? onClick?.() : void navigate(to))}
      >
        {label}
      </Button>
    </Can>
  );
}
