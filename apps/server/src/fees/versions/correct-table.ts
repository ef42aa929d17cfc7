import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { feeTable } from '../tables.ts';
import { publishedStates, today } from './dates.ts';
import type { FeeTableRow } from './lock-table.ts';

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
