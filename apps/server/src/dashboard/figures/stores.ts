import type { Dashboard } from '@saer/contract/site/dashboard';
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { tablesInForce } from '../../fees/versions/find-version.ts';
import { store } from '../../lists/tables.ts';
import { classification, feeTable, referralRule } from '../../fees/tables.ts';

type Tables = Awaited<ReturnType<typeof tablesInForce>>;

/** Counts the unconfirmed size classes and commissions of each fee table. */
async function countUnconfirmed(db: Database, tables: readonly number[]): Promise<Map<number, number>> {
  const of = (table: typeof classification | typeof referralRule) =>
    db
      .select({ feeTableId: table.feeTableId, figures: count() })
      .from(table)
      .where(and(eq(table.confirmed, false), inArray(table.feeTableId, [...tables])))
      .groupBy(table.feeTableId);
  const counts = new Map<number, number>();
  for (const { feeTableId, figures } of await unionAll(of(classification), of(referralRule)))
    counts.set(feeTableId, (counts.get(feeTableId) ?? 0) + figures);
  return counts;
}

/** The first published fee table of each store that is not in force yet. */
const nextTables = (db: Database, on: string) =>
  db
    .selectDistinctOn([feeTable.storeId])
    .from(feeTable)
    .where(and(eq(feeTable.state, 'published'), gt(feeTable.effectiveFrom, on)))
    .orderBy(asc(feeTable.storeId), asc(feeTable.effectiveFrom));

const summaryOf = ({ id, name, effectiveFrom }: Tables[number]) => ({ id, name, effectiveFrom });

/** Every active store with its fee table in force, the unconfirmed figures in it, and the next fee table. */
export async function readStores(db: Database, current: Tables, on: string): Promise<Dashboard['stores']> {
  const unconfirmed = await countUnconfirmed(
    db,
    current.map(({ id }) => id),
  );
  const next = new Map((await nextTables(db, on)).map((each) => [each.storeId, each]));
  const stores = await db.select().from(store).where(eq(store.active, true)).orderBy(asc(store.id));
  return stores.map(({ id, code, nameEn, nameAr }) => {
    const table = current.find(({ storeId }) => storeId === id);
    const following = next.get(id);
    return {
      id,
      code,
      nameEn,
      nameAr,
      feeTable:
        table === undefined ? null : { ...summaryOf(table), unconfirmed: unconfirmed.get(table.id) ?? 0 },
      next: following === undefined ? null : summaryOf(following),
    };
  });
}
