import { createRouter } from '@tanstack/react-router';
import { PageSkeleton } from './page-skeleton.tsx';
import { addProductRoute } from './routes/add-product.tsx';
import { rootRoute } from './routes/root.tsx';
import { slideTypes } from './slide.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([addProductRoute]),
  defaultPendingComponent: PageSkeleton,
  defaultPreload: 'intent',
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
