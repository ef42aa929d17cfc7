import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const OwnHistoryPage = lazyRouteComponent(
  () => import('../../features/products/changes/own-history-page.tsx'),
  'OwnHistoryPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`History of my products`);
  return <OwnHistoryPage />;
}

export const productHistoryRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/product-history',
  beforeLoad: guard('/user/product-history'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Content,
});
