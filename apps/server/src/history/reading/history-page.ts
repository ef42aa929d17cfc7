import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { account } from '../../accounts/tables.ts';
import type { Database } from '../../database/database.ts';
import { conditions } from '../../listing/conditions.ts';
import type { ListedColumns } from '../../listing/listed-column.ts';
import { ordering } from '../../listing/ordering.ts';
import { searched } from '../../listing/searched.ts';
import { history } from '../tables.ts';
import { nameRows } from './name-rows.ts';
import { withAccounts } from './with-accounts.ts';

/** A page of the changes a reader may see, the newest first unless asked otherwise. */
export async function historyPage(
  db: Database,
  visible: SQL | undefined,
  listed: ListedColumns,
  filter: ListFilter,
) {
  const { page = 1, limit = defaultPageSize, ignorePaginationCount = false } = filter;
  const where = and(conditions(listed, filter.where), searched(undefined, filter.search), visible);
  const newest = [desc(history.at), desc(history.id)];
  const rows = await db
    .select({ change: history, actor: { id: account.id, fullName: account.fullName } })
    .from(history)
    .leftJoin(account, eq(account.id, history.actorId))
    .where(where)
    .orderBy(...(filter.order_by === undefined ? newest : ordering(listed, filter.order_by)))
    .limit(limit)
    .offset((page - 1) * limit);
  const data = await nameRows(
    db,
    await withAccounts(
      db,
      rows.map(({ change, actor }) => ({ ...change, actor, feeTableId: null })),
    ),
  );
  const total = ignorePaginationCount ? null : await db.$count(history, where);
  return { data: [...data], page, limit, total, pageCount: total === null ? null : Math.ceil(total / limit) };
}
