import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { account } from '../../accounts/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';

/** A registration nobody ever confirmed keeps an address from no one: the next takes its place. */
const isUnconfirmed = sql<boolean>`${account.status} = 'PENDING' and not ${account.isVerified} and ${account.createdBy} is null`;

/** The accounts that have an address or a number. */
export async function findHolders(
  db: Database | Transaction,
  { email, mobile }: { readonly email?: string | undefined; readonly mobile?: string | undefined },
) {
  return db
    .select({
      id: account.id,
      email: account.email,
      language: account.language,
      isUnconfirmed: isUnconfirmed,
    })
    .from(account)
    .where(
      or(sql`lower(${account.email}) = ${(email ?? '').toLowerCase()}`, eq(account.mobile, mobile ?? '')),
    );
}

/** Clears away registrations that were not confirmed until now. */
export async function removeUnconfirmed(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(account).where(and(inArray(account.id, [...ids]), isUnconfirmed));
}
