import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { rootRoute } from './root.tsx';

const AccessShell = lazyRouteComponent(() => import('../access-shell.tsx'), 'AccessShell');
const SecondFactorPage = lazyRouteComponent(
  () => import('../../features/account/security/second-factor-page.tsx'),
  'SecondFactorPage',
);

function SecondFactor() {
  const { t } = useLingui();
  usePageTitle(t`Second factor`);
  return (
    <AccessShell>
      <SecondFactorPage />
    </AccessShell>
  );
}

/** Outside the shell: nothing in it is open before there is a second factor. */
export const secondFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/second-factor',
  beforeLoad: guard('/account/second-factor'),
  loader: () => Promise.all([loadMessages('account'), loadMessages('errors')]),
  component: SecondFactor,
});
