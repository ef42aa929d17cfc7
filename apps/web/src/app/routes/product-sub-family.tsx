import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const SubFamiliesPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ subFamiliesPage }) => subFamiliesPage()),
  'SubFamiliesPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Product sub families`);
  return <SubFamiliesPage />;
}

export const productSubFamilyRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/product-sub-family',
  beforeLoad: guard('/admin/product-sub-family'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
