import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const FeeTablesPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ feeTablesPage }) => feeTablesPage()),
  'FeeTablesPage',
);

function FeeTables() {
  const { t } = useLingui();
  usePageTitle(t`Fee tables`);
  return <FeeTablesPage />;
}

export const feeTablesRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/fee-table',
  beforeLoad: guard('/admin/fee-table'),
  loader: () => Promise.all([loadMessages('fees'), loadMessages('errors')]),
  component: FeeTables,
});
