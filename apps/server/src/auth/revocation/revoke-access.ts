import { asc, eq, or } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { accessGrants } from './access-grants.ts';

interface Scope {
  /** Revokes only what was sent or started and is unconfirmed; sessions remain. */
  readonly pendingOnly?: boolean;
  /** The account's sub-users lose theirs as well. */
  readonly ofSubUsers?: boolean;
}

/**
 * Revokes everything that could let someone into an account or change it, in the transaction of the event: another password, a new
 * status, role or address, a deletion.
 */
export async function revokeAccess(
  tx: Transaction,
  accountId: number,
  { pendingOnly = false, ofSubUsers = false }: Scope = {},
): Promise<void> {
  const locked = await tx
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.id, accountId), ...(ofSubUsers ? [eq(account.subscriberId, accountId)] : [])))
    .orderBy(asc(account.id))
    .for('no key update');
  const ids = locked.map(({ id }) => id);
  for (const { kind, end } of accessGrants) if (!pendingOnly || kind === 'pending') await end(tx, ids);
}
