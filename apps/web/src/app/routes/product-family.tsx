import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const FamiliesPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ familiesPage }) => familiesPage()),
  'FamiliesPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Product families`);
  return <FamiliesPage />;
}

export const productFamilyRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/product-family',
  beforeLoad: guard('/admin/product-family'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
