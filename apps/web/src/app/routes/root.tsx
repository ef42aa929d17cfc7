import { createRootRoute, Outlet } from '@tanstack/react-router';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { AppShell } from '../app-shell.tsx';
import { ErrorPage } from '../error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

function EveryPage() {
  return (
    <>
      <ConnectionBar />
      <Outlet />
    </>
  );
}

export const rootRoute = createRootRoute({
  component: EveryPage,
  notFoundComponent: () => (
    <AppShell>
      <NotFoundPage />
    </AppShell>
  ),
  errorComponent: ErrorPage,
});
