import { eq } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';

/**
 * Locks an account until the transaction ends, and returns its current state. Granting access locks it first, and so does
 * `revokeAccess`: access that is granted concurrently is either revoked too or rejected. Without an id the query runs all the same
 * and finds nothing, so that it takes no less time.
 */
export async function lockAccount(
  tx: Transaction,
  id: number | undefined,
  /** `share` permits concurrent grants; do not use it if the account itself changes afterwards. */
  strength: 'no key update' | 'share' = 'no key update',
) {
  const [found] = await tx
    .select({ id: account.id, status: account.status, deletedAt: account.deletedAt })
    .from(account)
    .where(eq(account.id, id ?? 0))
    .for(strength);
  return found;
}
