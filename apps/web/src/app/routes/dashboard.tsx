import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const DashboardPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ dashboardPage }) => dashboardPage()),
  'DashboardPage',
);

function Dashboard() {
  const { t } = useLingui();
  usePageTitle(t`Overview`);
  return <DashboardPage />;
}

export const dashboardRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin',
  beforeLoad: guard('/admin'),
  loader: () => Promise.all([loadMessages('dashboard'), loadMessages('errors')]),
  component: Dashboard,
});
