import { accesses } from '@saer/contract/api/access';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { password } from '../../auth/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';

/** Active admins other than some, by name; who was invited and has no password yet cannot act. */
export const otherAdmins = (db: Database | Transaction, without: readonly number[]) =>
  db
    .select({ id: account.id, fullName: account.fullName })
    .from(account)
    .innerJoin(password, eq(password.accountId, account.id))
    .where(
      and(
        inArray(account.role, [...accesses.admin]),
        eq(account.status, 'ACTIVE'),
        notInArray(account.id, [...without]),
      ),
    )
    .orderBy(asc(account.fullName), asc(account.id));

/** Maximum number of names in an error message. */
const maxNames = 5;

/** The values of an error message that names admins: the first of them, and how many there are besides. */
export const namedAdmins = (admins: readonly { readonly fullName: string }[]) => ({
  names: admins
    .slice(0, maxNames)
    .map(({ fullName }) => `\u2068${fullName}\u2069`)
    .join(', '),
  more: Math.max(0, admins.length - maxNames),
});
