import { useColorMode } from '@stoet/web-kit/color-mode';
import { credentials } from '@stoet/web-kit/credentials';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Splash } from './splash';
import { LoginPage } from './login.page';
import { goTo, usePath } from './location';

const Application = lazy(() => import(/* webpackChunkName: "page" */ '../frame/application'));
const SignUpPage = lazy(() => import('../account/sign-up.page'));
const ForgotPasswordPage = lazy(() => import('../account/forgot-password.page'));
const NewPasswordPage = lazy(() => import('../account/new-password.page'));

const PUBLIC_PAGES: Record<string, typeof SignUpPage> = {
  '/account-aanmaken': SignUpPage,
  '/wachtwoord-vergeten': ForgotPasswordPage,
  '/nieuw-wachtwoord': NewPasswordPage,
};

/** Chooses between the pages for everybody, the login page and the application. */
export function Entrance() {
  const path = usePath();
  const token = useSyncExternalStore(credentials.subscribe, credentials.token);
  const { dark } = useColorMode();
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(
    () =>
      credentials.subscribe((current, reason) => {
        // who signs in again goes on where the session ended
        if (!current && reason === 'expired') goTo(window.location.pathname, 'expired', { replace: true });
      }),
    [],
  );
  const PublicPage = PUBLIC_PAGES[path];
  return (
    <Suspense fallback={<Splash />}>{PublicPage ? <PublicPage /> : token ? <Application /> : <LoginPage />}</Suspense>
  );
}
