import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { latePart } from '../../components/late-part.tsx';
import { AppShell } from '../app-shell.tsx';
import { ErrorPage } from '../error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** Fetched right after the page: it is needed when nothing can be fetched. */
const ConnectionBar = latePart(
  async () => (await import('../../components/connection-bar.tsx')).ConnectionBar,
  () => null,
);

function EveryPage() {
  return (
    <>
      <Suspense>
        <ConnectionBar />
      </Suspense>
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
