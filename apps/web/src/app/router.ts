import { createRouter } from '@tanstack/react-router';
import { PageSkeleton } from './page-skeleton.tsx';
import { addProductRoute } from './routes/add-product.tsx';
import { rootRoute } from './routes/root.tsx';
import { slideTypes } from './slide.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([addProductRoute]),
  defaultPendingComponent: PageSkeleton,
  defaultPreload: 'intent',
  // An address carries text as a person typed it: `cost=1.20` is neither a number nor quoted.
  parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: (search) => {
    const query = new URLSearchParams(
      Object.entries(search).map(([key, value]) => [key, String(value)]),
    ).toString();
    return query === '' ? '' : `?${query}`;
  },
  defaultViewTransition: {
    types: ({ fromLocation, toLocation }) =>
      slideTypes(fromLocation?.pathname, toLocation.pathname, document.documentElement.dir),
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
