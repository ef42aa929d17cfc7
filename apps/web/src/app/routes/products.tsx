import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const ProductsPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ productsPage }) => productsPage()),
  'ProductsPage',
);

function Products() {
  const { t } = useLingui();
  usePageTitle(t`All products`);
  return <ProductsPage />;
}

export const productsRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/products',
  beforeLoad: guard('/admin/products'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Products,
});
