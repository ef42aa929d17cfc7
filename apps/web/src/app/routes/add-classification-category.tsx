import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
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
  const navigate = useNavigate();
  usePageTitle(t`Add a size class category`);
  return (
    <CategoriesPage
      isAdding
      onAdded={() => void navigate({ to: '/admin/classification-category', viewTransition: false })}
    />
  );
}

export const addClassificationCategoryRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/add-classification-category',
  beforeLoad: guard('/admin/add-classification-category'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
