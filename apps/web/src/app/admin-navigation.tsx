import type { Role } from '@saer/contract/role';
import { useAdminNavGroups } from './admin-nav-items.tsx';
import { useMoreNavItems } from './more-nav-items.tsx';
import { Navigation } from './navigation.tsx';

/** The pages there are for an admin. */
export function AdminNavigation({ role }: { readonly role: Role }) {
  return <Navigation groups={useAdminNavGroups(role)} more={useMoreNavItems(role)} />;
}
