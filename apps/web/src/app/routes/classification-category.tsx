import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const CategoriesPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ categoriesPage }) => categoriesPage()),
  'CategoriesPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Size class categories`);
  return <CategoriesPage />;
}

export const classificationCategoryRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/classification-category',
  beforeLoad: guard('/admin/classification-category'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
