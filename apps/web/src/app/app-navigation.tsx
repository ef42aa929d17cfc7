import { isAllowed } from '@saer/contract/access';
import type { Role } from '@saer/contract/role';
import { Suspense } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { useCurrentUser } from '../lib/session.ts';
import { Navigation } from './navigation.tsx';
import { pages } from './pages.tsx';

type Props = { readonly role: Role };

function EverybodysNavigation({ role }: Props) {
  return <Navigation role={role} register={pages} />;
}

/** An admin has some twenty pages more, which nobody else's browser needs to load. */
const AdminNavigation = lazyComponent<Props>(async () => {
  const { adminPages } = await import('./admin-pages.tsx');
  const register = { ...adminPages, ...pages };
  return ({ role }) => <Navigation role={role} register={register} />;
}, EverybodysNavigation);

/** Navigation for signed-in accounts. */
export function AppNavigation() {
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const everybodys = <EverybodysNavigation role={role} />;
  return isAllowed(role, 'admin') ? (
    <Suspense fallback={everybodys}>
      <AdminNavigation role={role} />
    </Suspense>
  ) : (
    everybodys
  );
}
