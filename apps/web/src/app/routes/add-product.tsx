import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openRoom } from '../../lib/language.ts';
import { usePageTitle } from '../use-page-title.ts';
import { rootRoute } from './root.tsx';

const CalculatorPage = lazyRouteComponent(
  () => import('../../features/calculator/calculator-page.tsx'),
  'CalculatorPage',
);

function AddProduct() {
  const { t } = useLingui();
  usePageTitle(t`Price calculator`);
  return <CalculatorPage />;
}

export const addProductRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/add-product',
  loader: () => Promise.all([openRoom('calculator'), openRoom('errors')]),
  component: AddProduct,
});
