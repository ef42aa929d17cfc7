import type { Role } from '@saer/contract/role';
import { useAdminPlaces } from './admin-places.tsx';
import { useMorePlaces } from './more-places.tsx';
import { Navigation } from './navigation.tsx';

/** The pages there are for an admin. */
export function AdminNavigation({ role }: { readonly role: Role }) {
  return <Navigation groups={useAdminPlaces(role)} more={useMorePlaces(role)} />;
}
