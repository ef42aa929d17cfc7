import { isAllowed } from '@saer/contract/access';
import type { Principal } from '../../http/principal.ts';

type Actor = Pick<Principal, 'role' | 'tenantId'>;

/** Whose agreed fees an actor changes: their own, a sub-user their subscriber's; undefined: everybody's. */
export const sellerOf = ({ role, tenantId }: Actor): number | undefined =>
  isAllowed(role, 'admin') ? undefined : tenantId;

/** Fees of another seller are to the actor as if they did not exist; those for all are read by everybody and changed by admins. */
export function mayChange(actor: Actor, accountId: number | null): 'yes' | 'no' | 'missing' {
  const own = sellerOf(actor);
  if (own === undefined || own === accountId) return 'yes';
  return accountId === null ? 'no' : 'missing';
}
