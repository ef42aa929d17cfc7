import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const ClassEditorPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ classEditorPage }) => classEditorPage()),
  'ClassEditorPage',
);

function AddClassification() {
  const { t } = useLingui();
  usePageTitle(t`Size class`);
  return <ClassEditorPage />;
}

export const addClassificationRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/add-classfication',
  beforeLoad: guard('/admin/add-classfication'),
  loader: () => Promise.all([loadMessages('fees'), loadMessages('errors')]),
  component: AddClassification,
});
