import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const ClassificationPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ classificationPage }) => classificationPage()),
  'ClassificationPage',
);

function Classification() {
  const { t } = useLingui();
  usePageTitle(t`Size classes`);
  return <ClassificationPage />;
}

export const classificationRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/classification',
  beforeLoad: guard('/admin/classification'),
  loader: () => Promise.all([loadMessages('fees'), loadMessages('errors')]),
  component: Classification,
});
