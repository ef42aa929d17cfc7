import { createRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '../app-shell.tsx';
import { rootRoute } from './root.tsx';

/** The pages inside the shell. */
export const appLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
});
