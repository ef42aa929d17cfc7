import type { Fault } from '@saer/contract/fault';
import { eq } from 'drizzle-orm';
import { password } from '../../accounts/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * Refuses where the password that was found right a moment ago has another in its place by now, and holds the account's password
 * until the transaction ends: nothing that the old one opens may come after the new one has closed everything.
 */
export async function requireUnchanged(
  tx: Transaction,
  accountId: number,
  hash: string | null,
  fault: Fault,
): Promise<void> {
  const [kept] = await tx
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId))
    .for('update');
  if (kept === undefined || kept.hash !== hash) throw new AppError(fault);
}
