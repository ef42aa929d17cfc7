import type { ProductBatch } from '@saer/contract/products/product-batch';
import { riyadhDay } from '@saer/i18n/format-date';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { lockOwner } from '../../products/editing/lock-owner.ts';
import { requireAddable } from '../../products/editing/require-addable.ts';
import { requireSheetRows } from '../../subscriptions/entitlements/find-entitlements.ts';
import { progressOf, requireBatch } from '../queries.ts';
import { planRows } from '../saving/plan-rows.ts';
import { priceRows, rejectedRows } from '../saving/price-rows.ts';
import { notifyTeam } from '../saving/notify-team.ts';
import { writePlan } from '../saving/write-plan.ts';
import { productBatch, productBatchRow } from '../tables.ts';
import { closeSaved, requireOpen } from './lifecycle.ts';

/** Prices and saves every row of a sheet, all or none. Of two callers who ask at once one saves, and both get the same answer. */
export async function saveBatch(
  db: Database,
  { tenantId: ownerId, accountId: actorId }: Pick<Principal, 'tenantId' | 'accountId'>,
  key: string,
): Promise<ProductBatch> {
  const book = await findFeeBook(db, riyadhDay(new Date()), ownerId);
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const batch = await requireBatch(tx, ownerId, key);
    if (batch.state === 'stored') return progressOf(tx, batch);
    // No chunk arrives any more while the rows are read.
    const [locked] = await tx.select().from(productBatch).where(eq(productBatch.id, batch.id)).for('update');
    requireOpen(locked ?? { state: 'cancelled' });
    // The plan may have ended since the batch began.
    await requireSheetRows(tx, ownerId, batch.rows);
    const sheet = await tx
      .select({ at: productBatchRow.at, written: productBatchRow.written })
      .from(productBatchRow)
      .where(eq(productBatchRow.batchId, batch.id))
      .orderBy(asc(productBatchRow.at));
    if (sheet.length < batch.rows)
      throw new AppError({
        code: 'rowsMissing',
        field: 'products',
        details: { received: sheet.length, rows: batch.rows },
      });
    const { rows, fieldErrors } = await priceRows(book, sheet);
    const [wrong, ...others] = fieldErrors;
    if (wrong !== undefined) throw rejectedRows(wrong, ...others);
    const planned = await planRows(tx, { ownerId, whenThere: batch.whenThere }, rows);
    if (!planned.ok) throw rejectedRows(...planned.fieldErrors);
    await requireAddable(tx, ownerId, planned.plan.added.length);
    await writePlan(tx, { ownerId, actorId }, planned.plan);
    await notifyTeam(tx, { ownerId, actorId }, batch.fileName, planned.plan);
    return progressOf(tx, await closeSaved(tx, batch.id, planned.plan));
  });
}
