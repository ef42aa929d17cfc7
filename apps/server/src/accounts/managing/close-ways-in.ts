import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { oneTimeCode, passwordToken } from '../../sign-in/tables.ts';

/** Codes and links that were sent for an account open nothing any more. */
export async function closeWaysIn(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(oneTimeCode).where(eq(oneTimeCode.accountId, accountId));
  await tx.delete(passwordToken).where(eq(passwordToken.accountId, accountId));
}
