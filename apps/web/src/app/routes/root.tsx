import { createRootRoute, Outlet } from '@tanstack/react-router';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { FramedErrorPage } from '../framed-error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFrame } from '../page-frame.tsx';

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
    <PageFrame>
      <NotFoundPage />
    </PageFrame>
  ),
  errorComponent: FramedErrorPage,
});
