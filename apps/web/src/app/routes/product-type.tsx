import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const TypesPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ typesPage }) => typesPage()),
  'TypesPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Product types`);
  return <TypesPage />;
}

export const productTypeRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/product-type',
  beforeLoad: guard('/admin/product-type'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
