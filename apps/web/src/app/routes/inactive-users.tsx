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

function InactiveUsers() {
  const { t } = useLingui();
  usePageTitle(t`Inactive users`);
  return <UsersPage list="inactive" />;
}

export const inactiveUsersRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/user/inactive',
  beforeLoad: guard('/admin/user/inactive'),
  loader: () => Promise.all([loadMessages('users'), loadMessages('errors')]),
  component: InactiveUsers,
});
