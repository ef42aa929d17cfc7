import { eq } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';

/**
 * What was typed before signing up and no sign-in has shown yet. Whoever asks holds the account's password row, so that of two
 * who sign in at once only one is given it.
 */
export async function findPendingCalculation(tx: Transaction, accountId: number): Promise<string | null> {
  const [found] = await tx
    .select({ calculation: account.pendingCalculation })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.calculation ?? null;
}
