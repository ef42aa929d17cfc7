import { createRootRoute } from '@tanstack/react-router';
import { AppShell } from '../app-shell.tsx';
import { ErrorPage } from '../error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

export const rootRoute = createRootRoute({
  notFoundComponent: () => (
    <AppShell>
      <NotFoundPage />
    </AppShell>
  ),
  errorComponent: ErrorPage,
});
