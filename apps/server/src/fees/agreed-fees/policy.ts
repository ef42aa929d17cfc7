import { isAllowed } from '@saer/contract/access';
import type { Principal } from '../../http/principal.ts';

type Actor = Pick<Principal, 'role' | 'tenantId'>;

/** The seller whose agreed fees an actor edits: themselves, or a sub-user's subscriber; undefined for all sellers. */
export const sellerOf = ({ role, tenantId }: Actor): number | undefined =>
  isAllowed(role, 'admin') ? undefined : tenantId;

/** Fees of another seller are to the actor as if they did not exist; those for all are read by everybody and changed by admins. */
export function mayChange(actor: Actor, accountId: number | null): 'yes' | 'no' | 'missing' {
  const own = sellerOf(actor);
  if (own === undefined || own === accountId) return 'yes';
  return accountId === null ? 'no' : 'missing';
}
