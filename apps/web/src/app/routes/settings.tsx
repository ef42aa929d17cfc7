import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const SettingsPage = lazyRouteComponent(
  () => import('../../features/account/settings-page.tsx'),
  'SettingsPage',
);

function Settings() {
  const { t } = useLingui();
  usePageTitle(t`Account settings`);
  return <SettingsPage />;
}

export const settingsRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/account/settings',
  beforeLoad: guard('/account/settings'),
  loader: () => Promise.all([loadMessages('account'), loadMessages('errors')]),
  component: Settings,
});
