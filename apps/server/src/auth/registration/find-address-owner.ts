import { eq, or, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';

/** An account that has an email address or a number. */
export async function getAddressOwner(
  db: Database | Transaction,
  { email = '', mobile = '' }: { readonly email?: string | undefined; readonly mobile?: string | undefined },
) {
  const [found] = await db
    .select({ id: account.id, email: account.email, language: account.language })
    .from(account)
    .where(or(sql`lower(${account.email}) = ${email.toLowerCase()}`, eq(account.mobile, mobile)))
    .limit(1);
  return found;
}
