import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { accessLayout } from './routes/access-layout.tsx';
import { accessRoute } from './routes/access.tsx';
import { activeUsersRoute } from './routes/active-users.tsx';
import { addProductRoute } from './routes/add-product.tsx';
import { appLayout } from './routes/app-layout.tsx';
import { dashboardRoute } from './routes/dashboard.tsx';
import { downloadRoute } from './routes/download.tsx';
import { forgotPasswordRoute } from './routes/forgot-password.tsx';
import { inactiveUsersRoute } from './routes/inactive-users.tsx';
import { loginRoute } from './routes/login.tsx';
import { productRoute } from './routes/product.tsx';
import { productsRoute } from './routes/products.tsx';
import { rootRoute } from './routes/root.tsx';
import { settingsRoute } from './routes/settings.tsx';
import { signupRoute } from './routes/signup.tsx';
import { subUsersRoute } from './routes/sub-users.tsx';
import { slideTypes } from './slide.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    appLayout.addChildren([
      addProductRoute,
      settingsRoute,
      subUsersRoute,
      activeUsersRoute,
      inactiveUsersRoute,
      productRoute,
      productsRoute,
      dashboardRoute,
    ]),
    accessLayout.addChildren([accessRoute, loginRoute, signupRoute, forgotPasswordRoute]),
    downloadRoute,
  ]),
  defaultPendingComponent: PageSkeleton,
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
      slideTypes(fromLocation?.pathname, toLocation.pathname, document.documentElement.dir),
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
