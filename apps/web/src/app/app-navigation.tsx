import { isAllowed } from '@saer/contract/access';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../lib/session.ts';
import { Navigation } from './navigation.tsx';
import { type Place, usePlaces } from './places.tsx';

const none: readonly Place[] = [];

/** An admin has some twenty pages more, which nobody else's browser needs to carry. */
const AdminNavigation = lazy(async () => {
  const { AdminNavigation: Loaded } = await import('./admin-navigation.tsx');
  return { default: Loaded };
});

/** The pages there are for who is signed in. */
export function AppNavigation() {
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const everybodys = <Navigation groups={usePlaces(role)} more={none} />;
  return isAllowed(role, 'admin') ? (
    <Suspense fallback={everybodys}>
      <AdminNavigation role={role} />
    </Suspense>
  ) : (
    everybodys
  );
}
