import type { FieldError } from '@saer/contract/api/error-reply';
import { eq } from 'drizzle-orm';
import { password } from '../tables.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockAccount } from '../revocation/lock-account.ts';

/**
 * Refuses where the password that was found right a moment ago has another in its place by now, and locks it and its account until
 * the transaction ends: nothing that the old one opens may come after everything was ended. Returns the account's state as of now.
 */
export async function requireSamePassword(
  tx: Transaction,
  accountId: number,
  hash: string | null,
  fieldError: FieldError,
): ReturnType<typeof lockAccount> {
  const state = await lockAccount(tx, accountId);
  const [current] = await tx
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId))
    .for('update');
  if (current === undefined || current.hash !== hash) throw new AppError(fieldError);
  return state;
}

/** The same; rejects if the account may no longer be used. */
export async function requireUnchanged(
  tx: Transaction,
  accountId: number,
  hash: string | null,
  fieldError: FieldError,
): Promise<void> {
  const state = await requireSamePassword(tx, accountId, hash, fieldError);
  if (state?.status !== 'ACTIVE' || state.deletedAt !== null) throw new AppError(fieldError);
}
