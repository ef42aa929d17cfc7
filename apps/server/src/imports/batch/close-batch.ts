import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Batch } from '../queries.ts';
import type { Plan } from '../storing/plan-rows.ts';
import { productBatch, productBatchRow } from '../tables.ts';

/** Ends a batch; its rows are needed no longer. */
async function close(tx: Transaction, id: number, values: object): Promise<Batch> {
  await tx.delete(productBatchRow).where(eq(productBatchRow.batchId, id));
  const [closed] = await tx.update(productBatch).set(values).where(eq(productBatch.id, id)).returning();
  if (closed === undefined) throw new AppError({ code: 'unknownBatch', field: 'key' });
  return closed;
}

/** The result of saving is stored under the batch's key: a repeated request gets the same reply. */
export const closeSaved = (
  tx: Transaction,
  id: number,
  { added, updated, unchanged }: Plan,
): Promise<Batch> =>
  close(tx, id, {
    state: 'stored',
    added: added.length,
    updated: updated.length,
    unchanged,
    storedAt: sql`now()`,
  });

export const closeCancelled = (tx: Transaction, id: number): Promise<Batch> =>
  close(tx, id, { state: 'cancelled' });
