import type { Fault } from '@saer/contract/fault';
import { eq } from 'drizzle-orm';
import { password } from '../../accounts/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../revocation/lock-account.ts';

/**
 * Refuses where the password that was found right a moment ago has another in its place by now, or the account may not be used
 * any more, and locks both until the transaction ends: nothing that the old one opens may come after everything was ended.
 */
export async function requireUnchanged(
  tx: Transaction,
  accountId: number,
  hash: string | null,
  fault: Fault,
): Promise<void> {
  const state = await lockAccount(tx, accountId);
  const [current] = await tx
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId))
    .for('update');
  const isUsable = state?.status === 'ACTIVE' && state.deletedAt === null;
  if (!isUsable || current === undefined || current.hash !== hash) throw new AppError(fault);
}
