import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const AgreedFeesPage = lazyRouteComponent(
  () => import('../../features/products/agreed/agreed-fees-page.tsx'),
  'AgreedFeesPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Agreed fees`);
  return <AgreedFeesPage isAdmin />;
}

export const allAgreedFeesRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/agreed-fees',
  beforeLoad: guard('/admin/agreed-fees'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Content,
});
