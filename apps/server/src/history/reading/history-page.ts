import type { HistoryRow } from '@saer/contract/products/history';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { eq, inArray, type SQL, ne, or, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { findPage } from '../../listing/find-page.ts';
import type { ListedColumns } from '../../listing/list.ts';
import { restoreCreatedValues } from '../../products/editing/created-values.ts';
import { history } from '../../audit/tables.ts';
import { nameRows } from './name-rows.ts';
import { isLeaving } from '../../principals/queries.ts';
import { accountRoles, managedRoles } from '@saer/contract/api/role';
import type { Principal } from '../../http/requests/caller.ts';

type Unnamed = Omit<HistoryRow, 'account' | 'people'>;

/** Names of values that are account ids. */
const keyNames = ['ownerId', 'accountId', 'assigneeId'] as const;

const keysIn = ({ before, after }: Unnamed): readonly number[] =>
  [before, after].flatMap((values) =>
    keyNames.flatMap((name) => {
      const key = values?.[name];
      return typeof key === 'number' ? [key] : [];
    }),
  );

/** Adds the accounts that changes refer to, and the current status of a changed account. */
async function addAccounts(
  db: Database | Transaction,
  rows: readonly Unnamed[],
): Promise<readonly HistoryRow[]> {
  const ids = rows.flatMap((row) => [...keysIn(row), ...(row.entity === 'account' ? [row.entityId] : [])]);
  const { id, fullName, status } = account;
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id, fullName, status, isLeaving })
          .from(account)
          .where(inArray(id, [...new Set(ids)]));
  const byKey = new Map(found.map((each) => [each.id, each]));
  return rows.map((row) => {
    const own = row.entity === 'account' ? byKey.get(row.entityId) : undefined;
    return {
      ...row,
      account:
        own === undefined ? null : { fullName: own.fullName, state: own.isLeaving ? 'DELETED' : own.status },
      people: [...new Set(keysIn(row))].flatMap((key) => {
        const named = byKey.get(key);
        return named === undefined ? [] : [{ id: named.id, fullName: named.fullName }];
      }),
    };
  });
}

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

const { id, at, actorId, entity, entityId, action } = history;

/** The condition for changes a reader may see: all, except those of accounts other than their own and those they manage. */
export function visibleHistory({ accountId, role }: Principal): SQL | undefined {
  const managed = managedRoles[role];
  if (managed.length === accountRoles.length) return undefined;
  // A scalar subquery per account change: with `exists` the database would first read all accounts.
  const roleColumn = sql`(select ${account.role} from ${account} where ${account.id} = ${history.entityId})`;
  return or(
    ne(history.entity, 'account'),
    eq(history.entityId, accountId),
    inArray(roleColumn, [...managed]),
  );
}

/** A page of the changes a reader may see. */
export const findHistory = (db: Database, reader: Principal, filter: ListFilter) =>
  historyPage(db, visibleHistory(reader), { id, at, actorId, entity, entityId, action }, filter);
