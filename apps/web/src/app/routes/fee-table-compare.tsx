import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const ComparePage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ comparePage }) => comparePage()),
  'ComparePage',
);

function FeeTableCompare() {
  const { t } = useLingui();
  usePageTitle(t`Compare fee tables`);
  return <ComparePage />;
}

export const feeTableCompareRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/fee-table/compare',
  beforeLoad: guard('/admin/fee-table/compare'),
  loader: () => Promise.all([loadMessages('fees'), loadMessages('errors')]),
  component: FeeTableCompare,
});
