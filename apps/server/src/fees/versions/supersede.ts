import { and, eq, exists, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { feeTable } from '../tables.ts';
import { today } from './dates.ts';
import { lockStore } from './store-lock.ts';

const later = alias(feeTable, 'later');

/** Published tables of which a later one of their store has started. */
const overtaken = (tx: Transaction) =>
  and(
    eq(feeTable.state, 'published'),
    exists(
      tx
        .select({ one: sql`1` })
        .from(later)
        .where(
          and(
            eq(later.storeId, feeTable.storeId),
            eq(later.state, 'published'),
            gt(later.effectiveFrom, feeTable.effectiveFrom),
            lte(later.effectiveFrom, today()),
          ),
        ),
    ),
  );

/** Marks tables of a store that are no longer in force as superseded, and returns them. The caller holds the store's lock. */
export async function supersedeOf(
  tx: Transaction,
  storeId: number,
  actorId: number | undefined,
): Promise<readonly number[]> {
  const rows = await tx
    .update(feeTable)
    .set({ state: 'superseded', version: sql`${feeTable.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(feeTable.storeId, storeId), overtaken(tx)))
    .returning({ id: feeTable.id, name: feeTable.name });
  for (const { id, name } of rows)
    await recordChange(tx, {
      actorId,
      entity: 'feeTable',
      entityId: id,
      action: 'supersede',
      named: { nameEn: name, nameAr: name },
      before: { state: 'published' },
      after: { state: 'superseded' },
    });
  return rows.map(({ id }) => id);
}

/** The same at every store; says how many tables. */
export async function supersedeAll(tx: Transaction): Promise<number> {
  const stores = await tx.selectDistinct({ id: feeTable.storeId }).from(feeTable).where(overtaken(tx));
  let count = 0;
  for (const { id } of stores.toSorted((a, b) => a.id - b.id)) {
    await lockStore(tx, id);
    count += (await supersedeOf(tx, id, undefined)).length;
  }
  return count;
}
