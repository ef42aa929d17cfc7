import { eq } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';

/**
 * Locks an account until the transaction ends, and returns its state as of now. Whatever gives somebody a way into an account
 * locks it first, and so does `revokeAccess`: a way in that is being made while all are ended is either ended too or refused.
 * Without an id the query runs all the same and finds nothing, so that it takes no less time.
 */
export async function lockAccount(
  tx: Transaction,
  id: number | undefined,
  /** `share` lets others give ways in at the same moment: not where the account itself changes afterwards. */
  strength: 'no key update' | 'share' = 'no key update',
) {
  const [found] = await tx
    .select({ id: account.id, status: account.status, deletedAt: account.deletedAt })
    .from(account)
    .where(eq(account.id, id ?? 0))
    .for(strength);
  return found;
}
