import type { HistoryRow } from '@saer/contract/history';
import type { ListFilter } from '@saer/contract/list-filter';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { findPage } from '../../listing/find-page.ts';
import type { ListedColumns } from '../../listing/listed-column.ts';
import { restoreCreatedValues } from '../../products/editing/created-values.ts';
import { history } from '../../audit/tables.ts';
import { nameRows } from './name-rows.ts';
import { addAccounts } from './add-accounts.ts';

/** Reads changes by id, with their actors and the names of the changed rows. */
export async function readChanges(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<readonly HistoryRow[]> {
  const rows = await db
    .select({ change: history, actor: { id: account.id, fullName: account.fullName } })
    .from(history)
    .leftJoin(account, eq(account.id, history.actorId))
    .where(inArray(history.id, [...ids]));
  return nameRows(
    db,
    await addAccounts(
      db,
      await restoreCreatedValues(
        db,
        rows.map(({ change, actor }) => ({ ...change, actor, feeTableId: null })),
      ),
    ),
  );
}

/** A page of visible changes, by default the newest first. */
export const historyPage = (
  db: Database,
  visible: SQL | undefined,
  listed: ListedColumns,
  filter: ListFilter,
) => findPage(db, { table: history, listed, usual: { at: 'desc' }, read: readChanges }, filter, visible);
