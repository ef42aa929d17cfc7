import type { Account } from '@saer/contract/account/account';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { managedRoles } from '@saer/contract/api/role';
import { accesses } from '@saer/contract/api/access';
import { eq, inArray, or, and, asc, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { type Actor, mayManage, maySee } from './policy.ts';
import { accountColumns, isLeaving, listedColumns, getAccount } from '../principals/queries.ts';
import { account } from '../principals/tables.ts';
import { password } from '../auth/tables.ts';

/** An account the actor may see; any other is as missing. */
export async function findAccount(db: Database | Transaction, actor: Actor, id: number): Promise<Account> {
  const found = await getAccount(db, id);
  if (found === undefined || !maySee(actor, found)) throw new AppError({ code: 'notFound' });
  return found;
}

/** An account the actor may change; their own is not among them. */
export async function findManagedAccount(tx: Transaction, actor: Actor, id: number): Promise<Account> {
  const found = await findAccount(tx, actor, id);
  if (!mayManage(actor, found)) throw new AppError({ code: 'notAllowed' });
  return found;
}

const list: List<Account> = {
  table: account,
  listed: listedColumns,
  flags: { leaving: isLeaving },
  read: (db, ids) =>
    db
      .select(accountColumns)
      .from(account)
      .where(inArray(account.id, [...ids])),
};

/** One page of the accounts an admin manages, and their own. */
export const findAccountPage = (db: Database, actor: Actor, filter: ListFilter) =>
  findPage(
    db,
    list,
    filter,
    or(inArray(account.role, managedRoles[actor.role]), eq(account.id, actor.accountId)),
  );

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
