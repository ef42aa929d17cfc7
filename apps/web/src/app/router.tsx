import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { accessLayout } from './routes/access-layout.tsx';
import { appLayout } from './routes/app-layout.tsx';
import { downloadRoute } from './routes/download.tsx';
import { accessRoutes, adminRoutes, bareRoutes, shellRoutes } from './routes/page-routes.tsx';
import { publicPageRoutes } from './routes/public-pages.tsx';
import { toolRoute } from './routes/tool-route.tsx';
import { rootRoute } from './routes/root.tsx';
import { transitionTypes } from './view-transition.ts';

/** Whether the browser's way back was taken. */
let isBack = false;

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    appLayout.addChildren([...shellRoutes, toolRoute, ...adminRoutes]),
    accessLayout.addChildren(accessRoutes),
    ...bareRoutes,
    downloadRoute,
    ...publicPageRoutes,
  ]),
  defaultPendingComponent: () => (
    <div className="max-w-2xl">
      <Skeleton lines={6} />
    </div>
  ),
  defaultErrorComponent: ErrorPage,
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
      transitionTypes(fromLocation?.pathname, toLocation.pathname, document.documentElement.dir, isBack),
  },
});

router.history.subscribe(({ action }) => {
  isBack = action.type === 'BACK';
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
