import { isAllowed } from '@saer/contract/access';
import type { Role } from '@saer/contract/role';
import { Suspense } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { useCurrentUser } from '../lib/session.ts';
import { Navigation } from './navigation.tsx';
import { type NavItem, useNavGroups } from './nav-items.tsx';

const none: readonly NavItem[] = [];

type Props = { readonly role: Role };

function EverybodysNavigation({ role }: Props) {
  return <Navigation groups={useNavGroups(role)} more={none} />;
}

/** An admin has some twenty pages more, which nobody else's browser needs to carry. */
const AdminNavigation = lazyComponent<Props>(
  async () => (await import('./admin-navigation.tsx')).AdminNavigation,
  EverybodysNavigation,
);

/** The pages there are for who is signed in. */
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
