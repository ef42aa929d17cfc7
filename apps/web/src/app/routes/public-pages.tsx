import { publicPages } from '@saer/contract/site/public-pages';
import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The public pages are separate files: links within the app load them. */
export const publicPageRoutes = publicPages
  .filter((page) => page !== '/')
  .map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      beforeLoad: () => {
        throw redirect({ href: path, reloadDocument: true });
      },
    }),
  );
