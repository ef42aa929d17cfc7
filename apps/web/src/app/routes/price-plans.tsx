import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const PricePlansPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ pricePlansPage }) => pricePlansPage()),
  'PricePlansPage',
);

function PricePlans() {
  const { t } = useLingui();
  usePageTitle(t`Price plans`);
  return <PricePlansPage />;
}

export const pricePlansRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/price-plan',
  beforeLoad: guard('/admin/price-plan'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: PricePlans,
});
