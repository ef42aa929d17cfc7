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
  return <AgreedFeesPage />;
}

export const agreedFeesRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/agreed-fees',
  beforeLoad: guard('/user/agreed-fees'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Content,
});
