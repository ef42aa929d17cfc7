import type { Account } from '@saer/contract/account';
import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import { managedRoles } from '@saer/contract/role';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { conditions } from '../listing/conditions.ts';
import { ordering } from '../listing/ordering.ts';
import { searched } from '../listing/searched.ts';
import { type Actor, mayManage, maySee } from './policy.ts';
import { accountColumns, listedColumns } from './reading/account-columns.ts';
import { getAccount } from './reading/find-account.ts';
import { account } from './tables.ts';

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

/** One page of the accounts an admin manages, and their own. */
export async function findAccountPage(db: Database, actor: Actor, filter: ListFilter) {
  const { page = 1, limit = defaultPageSize, ignorePaginationCount = false } = filter;
  const where = and(
    or(inArray(account.role, managedRoles[actor.role]), eq(account.id, actor.accountId)),
    conditions(listedColumns, filter.where),
    searched(undefined, filter.search),
  );
  const data = await db
    .select(accountColumns)
    .from(account)
    .where(where)
    .orderBy(...ordering(listedColumns, filter.order_by))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = ignorePaginationCount ? null : await db.$count(account, where);
  return { data, page, limit, total, pageCount: total === null ? null : Math.ceil(total / limit) };
}
