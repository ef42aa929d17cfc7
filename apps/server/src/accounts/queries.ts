import type { Account } from '@saer/contract/account/account';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { managedRoles } from '@saer/contract/api/access';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { type Actor, mayManage, maySee } from './policy.ts';
import { accountColumns, isLeaving, listedColumns, getAccount } from '../principals/queries.ts';
import { account } from '../principals/tables.ts';

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
