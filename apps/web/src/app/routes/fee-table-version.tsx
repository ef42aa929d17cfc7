import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const VersionPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ versionPage }) => versionPage()),
  'VersionPage',
);

function FeeTableVersion() {
  const { t } = useLingui();
  usePageTitle(t`Fee table`);
  return <VersionPage />;
}

export const feeTableVersionRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/fee-table/version',
  beforeLoad: guard('/admin/fee-table/version'),
  loader: () => Promise.all([loadMessages('fees'), loadMessages('errors')]),
  component: FeeTableVersion,
});
