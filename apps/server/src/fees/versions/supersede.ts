import { and, eq, exists, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { feeTable } from '../tables.ts';
import { today } from './dates.ts';
import { lockStore } from './lock-table.ts';

const later = alias(feeTable, 'later');

/** Tables still marked as published although a later one of their store has begun. */
const followedByLater = (tx: Transaction) =>
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

/** Marks a store's tables that are no longer in force as superseded; returns their ids. The caller holds the store's lock. */
export async function supersedeOf(
  tx: Transaction,
  storeId: number,
  actorId: number | undefined,
): Promise<readonly number[]> {
  const rows = await tx
    .update(feeTable)
    .set({ state: 'superseded', version: sql`${feeTable.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(feeTable.storeId, storeId), followedByLater(tx)))
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

/** Supersedes tables at every store; returns how many. */
export async function supersedeAll(tx: Transaction): Promise<number> {
  const stores = await tx.selectDistinct({ id: feeTable.storeId }).from(feeTable).where(followedByLater(tx));
  let count = 0;
  for (const { id } of stores.toSorted((a, b) => a.id - b.id)) {
    await lockStore(tx, id);
    count += (await supersedeOf(tx, id, undefined)).length;
  }
  return count;
}
