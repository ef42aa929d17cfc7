import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const SheetPage = lazyRouteComponent(() => import('../../features/sheet/sheet-page.tsx'), 'SheetPage');

function Sheet() {
  const { t } = useLingui();
  usePageTitle(t`Price a spreadsheet`);
  return <SheetPage />;
}

export const sheetRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/sheet',
  beforeLoad: guard('/user/sheet'),
  loader: () => Promise.all([loadMessages('sheet'), loadMessages('sheets'), loadMessages('errors')]),
  component: Sheet,
});
