import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The page of prices is a separate file: links within the app load it. */
export const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pricing',
  beforeLoad: () => {
    throw redirect({ href: '/pricing', reloadDocument: true });
  },
});
