import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const RepricingPage = lazyRouteComponent(
  () => import('../../features/products/repricing/repricing-page.tsx'),
  'RepricingPage',
);

function Content() {
  const { t } = useLingui();
  usePageTitle(t`Reprice after fee changes`);
  return <RepricingPage />;
}

export const repricingRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/repricing',
  beforeLoad: guard('/user/repricing'),
  loader: () => Promise.all([loadMessages('products'), loadMessages('errors')]),
  component: Content,
});
