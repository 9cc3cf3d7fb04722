import { Button } from 'antd';
import { Can } from '../session';
import { formatNumber, useTexts } from '../texts';
import type { BulkAction } from './list-types';
import type { ListSelection } from './selection';

interface Props {
  selection: ListSelection;
  total: number;
  actions: readonly BulkAction[];
}

/** '12 geselecteerd', the offer of all that match, and what can be done with them. */
export function SelectionBar({ selection, total, actions }: Props) {
  const t = useTexts();
  if (selection.count === 0) return null;
  const run = async (action: BulkAction) => {
    if (await action.run(selection.value, selection.count)) selection.clear();
  };
  return (
    <div className="stoet-list-bar stoet-list-selection">
      <strong role="status">{t('list.selected', { count: formatNumber(selection.count) })}</strong>
      {selection.count < total && (
        <Button type="link" onClick={selection.selectAll}>
          {t('list.selectAll', { total: formatNumber(total) })}
        </Button>
      )}
      {actions.map((action) => (
        <Can key={action.key} right={action.right} project="anywhere">
          <Button
            danger={action.danger}
            disabled={action.disabled?.(selection.count) !== undefined}
            title={action.disabled?.(selection.count)}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        </Can>
      ))}
      <Button type="text" className="stoet-list-push" onClick={selection.clear}>
        {t('list.unselect')}
      </Button>
    </div>
  );
}
