import { eq } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { session } from '../tables.ts';

/**
 * Locks the caller's account and then their session: changes of one account follow each other, and a session that was ended a
 * moment ago changes nothing.
 */
export async function lockSession(
  tx: Transaction,
  { accountId, sessionId }: Pick<Principal, 'accountId' | 'sessionId'>,
): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
  const locked = await tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, sessionId))
    .for('no key update');
  if (locked.length === 0) throw new AppError({ code: 'sessionEnded' });
}
