import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from '../router';
import { useIsMobile } from '../theme';
import { useTexts } from '../texts';
import type { RowAction } from './list-types';

/** What can be done with one row: buttons on a wide page, a menu on a phone or when there are many. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const t = useTexts();
  const navigate = useNavigate();
  const mobile = useIsMobile();
  const run = (action: RowAction) => (action.href ? void navigate(action.href) : action.onClick?.());
  if (actions.length === 0) return null;
  if (!mobile && actions.length <= 2)
    return actions.map((action) => (
      <Button
        key={action.key}
        type="text"
        size="small"
        icon={action.icon}
        danger={action.danger}
        disabled={action.disabled !== undefined}
        title={action.disabled}
        aria-label={`${action.label}: ${name}`}
        onClick={() => run(action)}
      >
        {action.label}
      </Button>
    ));
  const items = actions.map((action) => ({
    key: action.key,
    icon: action.icon,
    danger: action.danger,
    disabled: action.disabled !== undefined,
    label: action.disabled === undefined ? action.label : `${action.label} (${action.disabled})`,
    onClick: () => run(action),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={t('list.actionsOf', { name })} />
    </Dropdown>
  );
}
