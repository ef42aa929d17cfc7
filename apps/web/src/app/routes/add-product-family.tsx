import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
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
  const navigate = useNavigate();
  usePageTitle(t`Add a product family`);
  return (
    <FamiliesPage
      isAdding
      onAdded={() => void navigate({ to: '/admin/product-family', viewTransition: false })}
    />
  );
}

export const addProductFamilyRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/add-product-family',
  beforeLoad: guard('/admin/add-product-family'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
