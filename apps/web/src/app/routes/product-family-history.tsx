import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const HistoryPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ historyPage }) => historyPage()),
  'HistoryPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`History of product families`);
  return <HistoryPage title={t`History of product families`} entity="productFamily" />;
}

export const productFamilyHistoryRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/product-family-history',
  beforeLoad: guard('/admin/product-family-history'),
  loader: () => Promise.all([loadMessages('history'), loadMessages('errors')]),
  component: Content,
});
