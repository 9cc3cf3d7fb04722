import { DownOutlined } from '@ant-design/icons';
import { confirm } from '@stoet/web-kit/feedback';
import { Portrait } from '@stoet/web-kit/picture';
import { useRemotes } from '@stoet/web-kit/remote';
import { useNavigate } from '@stoet/web-kit/router';
import { useSession, type Account } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { useColorMode, type ColorMode } from '@stoet/web-kit/theme';
import { Button, Dropdown, type MenuProps } from 'antd';

const MODES: readonly ColorMode[] = ['system', 'light', 'dark'];
const fullName = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`;

/** Who is signed in, the other profiles of the account, how the page looks, and signing off. */
export function AccountMenu({ account }: { account: Account }) {
  const t = useTexts('shell');
  const items = useAccountItems(account);
  return (
    <Dropdown trigger={['click']} menu={items} placement="bottomRight">
      <Button type="text" className="frame-account" aria-label={t('account', { name: fullName(account) })}>
        <Portrait person={account} size={32} />
        <span className="frame-account-name">{fullName(account)}</span>
        <DownOutlined aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}

function useAccountItems(account: Account): MenuProps {
  const t = useTexts('shell');
  const { logout, switchProfile } = useSession();
  const { mode, setMode } = useColorMode();
  const navigate = useNavigate();
  const pages = useRemotes().flatMap((remote) => remote.routes.map((route) => route.path));
  const others = account.profiles.filter((profile) => profile.id !== account.id);

  const switchTo = async (id: number) => {
    try {
      await switchProfile(id);
      await navigate('/');
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      await confirm({ title: t('switchFailed'), text, okText: t('kit:close') });
    }
  };
  return {
    selectedKeys: [mode],
    items: [
      ...(pages.includes('/profiel')
        ? [{ key: 'profile', label: t('profile'), onClick: () => void navigate('/profiel') }]
        : []),
      ...(others.length > 0
        ? [
            {
              key: 'profiles',
              type: 'group' as const,
              label: t('profiles'),
              children: others.map((other) => ({
                key: `profile-${other.id}`,
                label: fullName(other),
                onClick: () => void switchTo(other.id),
              })),
            },
          ]
        : []),
      {
        key: 'appearance',
        type: 'group',
        label: t('appearance'),
        children: MODES.map((one) => ({ key: one, label: t(one), onClick: () => setMode(one) })),
      },
      { type: 'divider' },
      { key: 'logout', label: t('logout'), onClick: () => void logout() },
    ],
  };
}
