import { createRootRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '../app-shell.tsx';
import { ErrorPage } from '../error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
