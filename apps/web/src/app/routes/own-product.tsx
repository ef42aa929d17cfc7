import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const OwnProductPage = lazyRouteComponent(
  () => import('../../features/products/own/own-product-page.tsx'),
  'OwnProductPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Product`);
  return <OwnProductPage />;
}

export const ownProductRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/product',
  beforeLoad: guard('/user/product'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Content,
});
