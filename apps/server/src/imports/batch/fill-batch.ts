import type { fillBatch, ProductBatch } from '@saer/contract/product-batch';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { bulkInsert } from '../../database/bulk-write.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { progressOf, requireBatch } from '../queries.ts';
import { priceRows } from '../storing/price-rows.ts';
import type { RowFieldError } from '../storing/priced-row.ts';
import { productBatch, productBatchRow } from '../tables.ts';
import { type CheckedRows, checkedRows } from './checked-rows.ts';
import { findRecentFees } from './recent-fees.ts';
import { requireOpen } from './require-open.ts';
import { rejectedRows } from './rejected-rows.ts';

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

/** The rows without a price. Slightly outdated fees reject nothing: current ones are checked then, and again when the sheet is saved. */
async function unpriced(
  db: Database,
  ownerId: number,
  rows: CheckedRows['rows'],
): Promise<readonly RowFieldError[]> {
  const recent = await priceRows(await findRecentFees(db, ownerId), rows);
  if (recent.fieldErrors.length === 0) return [];
  return (await priceRows(await findFeeBook(db, riyadhDay(new Date()), ownerId), rows)).fieldErrors;
}

/** Takes a part of a sheet's rows, where each of them can be priced by today's fees. */
export async function fill(db: Database, ownerId: number, sent: Sent): Promise<ProductBatch> {
  const batch = await requireBatch(db, ownerId, sent.key);
  requireOpen(batch);
  requireInside(batch, sent);
  const { rows, fieldErrors } = await checkedRows(sent.from, sent.products);
  const [wrong, ...others] = [...fieldErrors, ...(await unpriced(db, ownerId, rows))].toSorted(
    (one, other) => one.at - other.at,
  );
  if (wrong !== undefined) throw rejectedRows(wrong, ...others);
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(productBatch).where(eq(productBatch.id, batch.id)).for('share');
    requireOpen(held ?? { state: 'cancelled' });
    const arrived = rows.map(({ at, written }) => ({ batchId: batch.id, at, written }));
    await tx.execute(
      sql`${bulkInsert(productBatchRow, ['at', 'batchId', 'written'], arrived)}
        on conflict (batch_id, at) do update set written = excluded.written`,
    );
    return progressOf(tx, batch);
  });
}
