import type { HistoryRow } from '@saer/contract/history';
import { inArray } from 'drizzle-orm';
import { isLeaving } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';

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
export async function addAccounts(
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
