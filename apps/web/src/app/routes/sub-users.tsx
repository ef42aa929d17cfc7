import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const SubUsersPage = lazyRouteComponent(
  () => import('../../features/account/sub-users-page.tsx'),
  'SubUsersPage',
);

function SubUsers() {
  const { t } = useLingui();
  usePageTitle(t`Sub-users`);
  return <SubUsersPage />;
}

export const subUsersRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/account/settings/manage-subscription-users',
  beforeLoad: guard('/account/settings/manage-subscription-users'),
  loader: () => Promise.all([loadMessages('account'), loadMessages('errors')]),
  component: SubUsers,
});
