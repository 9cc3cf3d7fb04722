import { MenuOutlined } from '@ant-design/icons';
import { Slot, useRemotes } from '@stoet/web-kit/remote';
import { Link, matchPath, Outlet, useLocation } from '@stoet/web-kit/router';
import type { Account } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';
import { useIsMobile } from '@stoet/web-kit/theme';
import { Taskbar } from '@stoet/web-kit/windows';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Logo } from '../look/logo';
import { AccountMenu } from './account-menu';
import { ConnectionBanner } from './connection-banner';
import { Crumbs } from './crumbs';
import { useHeading } from './heading';
import { Menu } from './menu';

const MenuDrawer = lazy(() => import('./menu-drawer'));
const NO_CONTEXT = {};

/** What stands around every page: skip link, top bar, menu, crumbs, taskbar. */
export function Frame({ account }: { account: Account }) {
  const t = useTexts('shell');
  const mobile = useIsMobile();
  const main = useRef<HTMLElement>(null);
  const heading = useHeading(main);
  useFocusOnNewPage(main);
  if (useIsBare())
    return (
      <main id="inhoud" ref={main} tabIndex={-1} className="frame-bare">
        <Outlet />
      </main>
    );
  return (
    <div className="frame">
      <a className="frame-skip" href="#inhoud">
        {t('skip')}
      </a>
      <header className="frame-top">
        {mobile && <MobileMenu />}
        <Link to="/" className="frame-brand">
          <Logo size={32} />
          <span>{t('name')}</span>
        </Link>
        <div className="frame-tools">
          <Slot name="topbar" context={NO_CONTEXT} />
          <AccountMenu account={account} />
        </div>
      </header>
      {!mobile && (
        <aside className="frame-side">
          <Menu />
        </aside>
      )}
      <div className="frame-body">
        <ConnectionBanner />
        <Crumbs heading={heading} />
        <main id="inhoud" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Taskbar />
    </div>
  );
}

/** Whether the page asks for the whole screen. */
function useIsBare(): boolean {
  const { pathname } = useLocation();
  const routes = useRemotes().flatMap((remote) => remote.routes);
  return routes.some((route) => route.bare && matchPath(route.path, pathname));
}

function MobileMenu() {
  const t = useTexts('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button type="text" icon={<MenuOutlined />} aria-label={t('openMenu')} aria-expanded={open} onClick={show} />
      {wanted && (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** After a link of the menu was followed, the keyboard goes on in the page; what has the focus inside the page keeps it. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, main]);
}
