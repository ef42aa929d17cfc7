import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { usePageTitle } from '../use-page-title.ts';
import { accessLayout } from './access-layout.tsx';

const LoginPage = lazyRouteComponent(() => import('../../features/auth/login-page.tsx'), 'LoginPage');

function Login() {
  const { t } = useLingui();
  usePageTitle(t`Sign in`);
  return <LoginPage />;
}

export const loginRoute = createRoute({
  getParentRoute: () => accessLayout,
  path: '/access/login',
  component: Login,
});
