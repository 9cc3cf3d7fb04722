import { HomeOutlined } from '@ant-design/icons';
import { useRemotes, type MenuItem } from '@stoet/web-kit/remote';
import { Link, useLocation } from '@stoet/web-kit/router';
import { useSession } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';
import { PartsDown } from '../remotes/parts-down';
import { useRemotesHealth } from '../remotes/remotes-context';
import { itemOf, menuGroups, type MenuGroup } from './menu-items';

const OWN_ITEMS: readonly MenuItem[] = [
  {
    id: 'overview',
    label: 'shell:overview.title',
    to: '/overzicht',
    icon: <HomeOutlined />,
    order: 0,
    audience: 'staff',
  },
];

/** The menu's groups for who is signed in. */
export function useMenu(): MenuGroup[] {
  const remotes = useRemotes();
  const { account } = useSession();
  return useMemo(() => menuGroups(remotes, account, OWN_ITEMS), [remotes, account]);
}

/** Links to the pages, by area. Plain links: they can be opened in a tab and are read as what they are. */
export function Menu({ onFollow }: { onFollow?: () => void }) {
  const t = useTexts('shell');
  const groups = useMenu();
  const { pathname } = useLocation();
  const { list, remotes } = useRemotesHealth();
  const current = itemOf(groups, pathname);
  const loading = list === 'loading' || remotes.some((remote) => remote.status === 'loading');
  return (
    <nav aria-label={t('menu')} className="frame-menu">
      {groups.map((group) => (
        <MenuSection key={group.label ?? ''} group={group} current={current} onFollow={onFollow} />
      ))}
      {loading && <div className="frame-menu-loading" role="status" aria-label={t('menuLoading')} />}
      <PartsDown />
    </nav>
  );
}

interface SectionProps {
  group: MenuGroup;
  current: MenuItem | undefined;
  onFollow?: () => void;
}

function MenuSection({ group, current, onFollow }: SectionProps) {
  const t = useTexts('shell');
  return (
    <section aria-label={group.label && t(group.label)}>
      {group.label && <h2>{t(group.label)}</h2>}
      <ul>
        {group.items.map((item) => (
          <li key={`${item.to} ${item.id}`}>
            <Link
              to={item.to}
              target={item.newWindow ? '_blank' : undefined}
              aria-current={item === current ? 'page' : undefined}
              onClick={onFollow}
            >
              <span className="frame-menu-icon" aria-hidden="true">
                {item.icon}
              </span>
              {t(item.label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
