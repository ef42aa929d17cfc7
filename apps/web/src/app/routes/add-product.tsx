import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openRoom } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

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
  getParentRoute: () => appLayout,
  path: '/user/add-product',
  beforeLoad: guard('/user/add-product'),
  loader: () => Promise.all([openRoom('calculator'), openRoom('errors')]),
  component: AddProduct,
});
