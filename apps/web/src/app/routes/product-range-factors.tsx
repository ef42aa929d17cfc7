import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const ProductFactorsPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ productFactorsPage }) => productFactorsPage()),
  'ProductFactorsPage',
);

function ProductRangeFactors() {
  const { t } = useLingui();
  usePageTitle(t`Range factors of a family or type`);
  return <ProductFactorsPage />;
}

export const productRangeFactorsRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/product-range-factor',
  beforeLoad: guard('/admin/product-range-factor'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: ProductRangeFactors,
});
