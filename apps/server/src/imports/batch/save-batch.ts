import * as z from 'zod/mini';
import type { ProductBatch, fillBatch } from '@saer/contract/products/product-batch';
import { riyadhDay } from '@saer/i18n/format-date';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { lockOwner, requireAddable } from '../../products/editing/owned-product.ts';
import { requireSheetRows } from '../../subscriptions/entitlements/find-entitlements.ts';
import { readProgress, requireBatch } from '../queries.ts';
import { planRows } from '../saving/plan-rows.ts';
import { priceRows, rejectedRows, type RowFieldError } from '../saving/price-rows.ts';
import { notifyTeam, writePlan } from '../saving/write-plan.ts';
import { productBatch, productBatchRow } from '../tables.ts';
import { closeSaved, requireOpen } from './lifecycle.ts';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import { maxRowErrors } from '@saer/contract/api/limits';
import { type WrittenProduct, writtenProduct } from '@saer/contract/products/product';
import { bulkInsert } from '../../database/bulk-write.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';

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
    if (batch.state === 'stored') return readProgress(tx, batch);
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
    return readProgress(tx, await closeSaved(tx, batch.id, planned.plan));
  });
}

type Sent = z.output<typeof fillBatch.body>;

function requireInside({ rows }: { readonly rows: number }, { from, products }: Sent): void {
  if (from + products.length <= rows) return;
  const details = { kind: 'count', maximum: rows };
  throw new AppError(
    from < rows
      ? { code: 'tooManyItems', field: 'products', details: { ...details, maximum: rows - from } }
      : { code: 'tooLarge', field: 'from', details: { ...details, maximum: rows - 1 } },
  );
}

interface ParsedRows {
  readonly rows: readonly { readonly at: number; readonly written: WrittenProduct }[];
  readonly fieldErrors: readonly RowFieldError[];
}

/** Parses each row with the contract's schema; `from` is the index of the first one in its sheet. */
async function parseRows(from: number, products: readonly unknown[]): Promise<ParsedRows> {
  const yieldToEventLoop = timeSlice();
  const rows: { at: number; written: WrittenProduct }[] = [];
  const fieldErrors: RowFieldError[] = [];
  for (const [index, sent] of products.entries()) {
    const at = from + index;
    const result = z.safeParse(writtenProduct, sent, { reportInput: true });
    if (result.success) rows.push({ at, written: result.data });
    else
      fieldErrors.push(
        ...fieldErrorsOf(result.error, [], maxRowErrors).map((fieldError) => ({ at, fieldError })),
      );
    await yieldToEventLoop();
  }
  return { rows, fieldErrors };
}

/** Adds a chunk of a sheet's rows, where each of them can be priced by today's fees. */
export async function addRows(db: Database, ownerId: number, sent: Sent): Promise<ProductBatch> {
  const batch = await requireBatch(db, ownerId, sent.key);
  requireOpen(batch);
  requireInside(batch, sent);
  const { rows, fieldErrors } = await parseRows(sent.from, sent.products);
  const priced = await priceRows(await findFeeBook(db, riyadhDay(new Date()), ownerId), rows);
  const [wrong, ...others] = [...fieldErrors, ...priced.fieldErrors].toSorted(
    (one, other) => one.at - other.at,
  );
  if (wrong !== undefined) throw rejectedRows(wrong, ...others);
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(productBatch).where(eq(productBatch.id, batch.id)).for('share');
    requireOpen(locked ?? { state: 'cancelled' });
    const added = rows.map(({ at, written }) => ({ batchId: batch.id, at, written }));
    await tx.execute(
      sql`${bulkInsert(productBatchRow, ['at', 'batchId', 'written'], added)}
        on conflict (batch_id, at) do update set written = excluded.written`,
    );
    return readProgress(tx, batch);
  });
}
