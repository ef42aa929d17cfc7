import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const UsersPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ usersPage }) => usersPage()),
  'UsersPage',
);

function ActiveUsers() {
  const { t } = useLingui();
  usePageTitle(t`Active users`);
  return <UsersPage list="active" />;
}

export const activeUsersRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/user/active',
  beforeLoad: guard('/admin/user/active'),
  loader: () => Promise.all([loadMessages('users'), loadMessages('errors')]),
  component: ActiveUsers,
});
