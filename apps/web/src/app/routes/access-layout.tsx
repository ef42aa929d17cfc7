import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language/language.ts';
import { redirectSignedIn } from '../guard.ts';
import { rootRoute } from './root.tsx';

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
