import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const OwnProductsPage = lazyRouteComponent(
  () => import('../../features/products/own/own-products-page.tsx'),
  'OwnProductsPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`My products`);
  return <OwnProductsPage />;
}

export const ownProductsRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/products',
  beforeLoad: guard('/user/products'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Content,
});
