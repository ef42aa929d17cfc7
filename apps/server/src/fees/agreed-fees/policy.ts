import { isAllowed } from '@saer/contract/api/access';
import type { Principal } from '../../http/requests/caller.ts';

type Actor = Pick<Principal, 'role' | 'tenantId'>;

/**
 * The seller whose agreed fees an actor may change: their own, or for a sub-user the subscriber's; undefined for admins, who may change
 * all.
 */
export const ownSeller = ({ role, tenantId }: Actor): number | undefined =>
  isAllowed(role, 'admin') ? undefined : tenantId;

/** Reports fees of another seller as missing; fees for all sellers are read by everybody and changed by admins. */
export function mayChange(actor: Actor, accountId: number | null): 'yes' | 'no' | 'missing' {
  const own = ownSeller(actor);
  if (own === undefined || own === accountId) return 'yes';
  return accountId === null ? 'no' : 'missing';
}
