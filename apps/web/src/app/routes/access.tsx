import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { usePageTitle } from '../use-page-title.ts';
import { accessLayout } from './access-layout.tsx';

const WelcomePage = lazyRouteComponent(() => import('../../features/auth/welcome-page.tsx'), 'WelcomePage');

function Access() {
  const { t } = useLingui();
  usePageTitle(t`Welcome`);
  return <WelcomePage />;
}

export const accessRoute = createRoute({
  getParentRoute: () => accessLayout,
  path: '/access',
  component: Access,
});
