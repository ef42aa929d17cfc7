import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const ProductPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ productPage }) => productPage()),
  'ProductPage',
);

function Product() {
  const { t } = useLingui();
  usePageTitle(t`Product`);
  return <ProductPage />;
}

export const productRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/product',
  beforeLoad: guard('/admin/product'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Product,
});
