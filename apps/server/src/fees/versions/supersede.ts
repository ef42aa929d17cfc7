import { and, eq, exists, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { feeTable } from '../tables.ts';
import { today, publishedStates } from './dates.ts';
import { lockStore, type FeeTableRow } from './lock-table.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';

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
export async function supersedeStoreTables(
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
    count += (await supersedeStoreTables(tx, id, undefined)).length;
  }
  return count;
}

type Correction = Pick<FeeTableRow, 'storeId' | 'effectiveFrom'> & { readonly correctsId: number };

/** Requires the table that a correction replaces: of its store and its day, published, and in force since that day or later. */
export async function requireCorrectable(
  tx: Transaction,
  { correctsId, storeId, effectiveFrom }: Correction,
): Promise<FeeTableRow> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, correctsId)).for('update');
  const isThere = row?.storeId === storeId && row.effectiveFrom === effectiveFrom;
  if (!isThere || row.effectiveFrom > today())
    throw new AppError({ code: 'unknownRow', field: 'correctsId' });
  if (!publishedStates.some((state) => state === row.state))
    throw new AppError({ code: 'versionStateChanged', field: 'correctsId' });
  return row;
}

/**
 * Takes the corrected table out of force, for its own days too: whatever was calculated with it is outdated. It can still be read. The
 * caller holds the store's lock and publishes the correction in the same transaction.
 */
export async function replaceCorrected(
  tx: Transaction,
  { accountId }: Actor,
  correction: Correction,
): Promise<void> {
  const { id, name, state } = await requireCorrectable(tx, correction);
  await tx
    .update(feeTable)
    .set({ state: 'corrected', version: sql`${feeTable.version} + 1`, updatedAt: sql`now()` })
    .where(eq(feeTable.id, id));
  await recordChange(tx, {
    actorId: accountId,
    entity: 'feeTable',
    entityId: id,
    action: 'supersede',
    named: { nameEn: name, nameAr: name },
    before: { state },
    after: { state: 'corrected' },
  });
}
