import { useQuery } from '@tanstack/react-query';
import type { ProductHistoryRow } from '@saer/contract/saved-product';
import type { Option } from '../../../components/option.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { subUsersQuery } from '../queries.ts';

/** People who may have changed the seller's products: the user, their sub-users, and the authors of changes. */
export function useAccounts(changes: readonly ProductHistoryRow[]): readonly Option[] {
  const user = useCurrentUser();
  const { data: subUsers = [] } = useQuery({ ...subUsersQuery, enabled: user?.role === 'USER' });
  const people = [
    ...(user === undefined ? [] : [user]),
    ...subUsers,
    ...changes.flatMap(({ actor }) => (actor === null ? [] : [actor])),
  ];
  const names = new Map(people.map(({ id, fullName }) => [String(id), fullName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
