import { password } from '../tables.ts';
import type { Transaction } from '../../database/database.ts';

/**
 * Sets an account's password from its hash. With `oneTimeUntil` it is a generated one: good until then, for one sign-in that must
 * set another. Sessions are for the caller to end.
 */
export async function setPassword(
  tx: Transaction,
  accountId: number,
  hash: string,
  { oneTimeUntil = null }: { readonly oneTimeUntil?: string | null } = {},
): Promise<void> {
  const values = { hash, oneTimeUntil, changedAt: new Date().toISOString() };
  await tx
    .insert(password)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: password.accountId, set: values });
}
