import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const GeneralFactorsPage = lazyRouteComponent(
  () => import('../admin-pages.ts').then(({ generalFactorsPage }) => generalFactorsPage()),
  'GeneralFactorsPage',
);

function RangeFactors() {
  const { t } = useLingui();
  usePageTitle(t`Range factors`);
  return <GeneralFactorsPage />;
}

export const rangeFactorsRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/admin/range-factor',
  beforeLoad: guard('/admin/range-factor'),
  loader: () => Promise.all([loadMessages('reference'), loadMessages('errors')]),
  component: RangeFactors,
});
