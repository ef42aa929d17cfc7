import './styles/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenAtRest } from '../lib/browser/at-rest.ts';
import { newestPlansQuery } from '../features/lists/price-plans/newest-plans.ts';
import { appMessages } from '../lib/language/app-messages.ts';
import { followConnection } from '../lib/api/connection.ts';
import { followCrashes } from '../lib/api/crashes.ts';
import { calculatorPath, openCalculatorPath } from '../lib/form/calculator-link.ts';
import { hideLastAnswer } from '../lib/browser/last-answer.ts';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { preferredLanguage } from '../lib/language/language-choice.ts';
import { setMessageLoaders, showLanguage } from '../lib/language/language.ts';
import { rememberPreviousRoute } from '../lib/browser/previous-route.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { nameLostChunks, ErrorPage } from './error-page.tsx';
import { Skeleton } from '../components/layout/skeleton.tsx';
import { accessLayout, appLayout } from './routes/app-layout.tsx';
import {
  downloadRoute,
  accessRoutes,
  adminRoutes,
  bareRoutes,
  shellRoutes,
  publicPageRoutes,
  toolRoute,
} from './routes/page-routes.tsx';
import { rootRoute } from './routes/root.tsx';
import { transitionTypes } from './shell/view-transition.ts';

/** Says whether the browser's way back was taken. */
let isBack = false;

const router = createRouter({
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

const root = document.querySelector('#root');
if (root === null) throw new Error('app.html has no #root');

setMessageLoaders(appMessages);
await showLanguage(preferredLanguage(), ['app']);
followConnection();
followCrashes();
nameLostChunks();

// After navigation to another page, its top is visible, its heading has the focus, and the way back is recorded.
router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
  if (![calculatorPath, openCalculatorPath].includes(toLocation.pathname)) hideLastAnswer();
  if (fromLocation === undefined || !pathChanged) return;
  rememberPreviousRoute(fromLocation.href);
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
});

// Whoever signs in or out in another tab does so in this one too: the guard runs again.
window.addEventListener('storage', ({ key, oldValue }) => {
  // A new session includes its data, which is saved after its token.
  const isNew = key === 'data' && oldValue === null;
  if (key === null || key === 'token' || isNew) void router.invalidate();
});

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
);

// In development files change all the time.
if (import.meta.env.PROD)
  whenAtRest(() => {
    // Without a connection by now, the next visit does it.
    import('../features/offline/work-offline.ts')
      .then(({ workOffline }) => workOffline())
      .catch(() => undefined);
  });

// Fetched after the first page, so that the plans are loaded when they are needed. A failure is passed on, as specified.
void queryClient.fetchQuery(newestPlansQuery());
