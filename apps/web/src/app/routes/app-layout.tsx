import { isAllowed } from '@saer/contract/api/access';
import { pageAccess } from '@saer/contract/site/pages';
import { createRoute, Outlet, useMatches, lazyRouteComponent } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/session/session.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { ForbiddenPage } from '../forbidden-page.tsx';
import { rootRoute } from './root.tsx';
import { loadMessages } from '../../lib/language/language.ts';
import { redirectSignedIn } from '../guard.ts';

const pages = Object.entries(pageAccess);

/** The page, if it is permitted for the account's role. After signing out, the guard redirects. */
function Page() {
  const role = useCurrentUser()?.role;
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const access = pages.find(([page]) => page === path)?.[1];
  const isTheirs = role === undefined || access === undefined || isAllowed(role, access);
  return isTheirs ? <Outlet /> : <ForbiddenPage />;
}

/** The pages inside the shell. */
export const appLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  component: () => (
    <AppShell>
      <Page />
    </AppShell>
  ),
});

const AccessShell = lazyRouteComponent(() => import('../shell/access-shell.tsx'), 'AccessShell');

/** Layout route of sign-in and registration. */
export const accessLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'access',
  beforeLoad: ({ location }) => redirectSignedIn(location),
  loader: () => Promise.all([loadMessages('access'), loadMessages('errors'), loadMessages('sign-in-errors')]),
  component: () => (
    <AccessShell>
      <Outlet />
    </AccessShell>
  ),
});
