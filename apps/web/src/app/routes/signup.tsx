import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { usePageTitle } from '../use-page-title.ts';
import { accessLayout } from './access-layout.tsx';

const SignupPage = lazyRouteComponent(() => import('../../features/auth/signup-page.tsx'), 'SignupPage');

function Signup() {
  const { t } = useLingui();
  usePageTitle(t`Sign up`);
  return <SignupPage />;
}

export const signupRoute = createRoute({
  getParentRoute: () => accessLayout,
  path: '/access/signup',
  component: Signup,
});
