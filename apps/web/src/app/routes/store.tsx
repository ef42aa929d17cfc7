import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const StoresPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ storesPage }) => storesPage()),
  'StoresPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Stores`);
  return <StoresPage />;
}

export const storeRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/store',
  beforeLoad: guard('/admin/store'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: Content,
});
