import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { usePageTitle } from '../use-page-title.ts';
import { accessLayout } from './access-layout.tsx';

const ForgotPasswordPage = lazyRouteComponent(
  () => import('../../features/auth/forgot-password-page.tsx'),
  'ForgotPasswordPage',
);

function ForgotPassword() {
  const { t } = useLingui();
  usePageTitle(t`Set a new password`);
  return <ForgotPasswordPage />;
}

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => accessLayout,
  path: '/access/forgot-password',
  component: ForgotPassword,
});
