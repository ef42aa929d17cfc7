import type { ProductBatch } from '@saer/contract/products/product-batch';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { productBatch, productBatchRow } from './tables.ts';

export type Batch = typeof productBatch.$inferSelect;

/** A seller's batch by its key; undefined if there is none. */
export async function getBatch(
  db: Database | Transaction,
  ownerId: number,
  key: string,
): Promise<Batch | undefined> {
  const [found] = await db
    .select()
    .from(productBatch)
    .where(and(eq(productBatch.ownerId, ownerId), eq(productBatch.key, key)));
  return found;
}

/** The same, required to exist. Someone else's key counts as unknown. */
export async function requireBatch(db: Database | Transaction, ownerId: number, key: string): Promise<Batch> {
  const found = await getBatch(db, ownerId, key);
  if (found === undefined) throw new AppError({ code: 'unknownBatch', field: 'key' });
  return found;
}

/** Counts a batch's rows that have arrived, and finds the first that has not. */
async function arrived(db: Database | Transaction, batchId: number) {
  const positions = db
    .select({
      at: productBatchRow.at,
      before: sql<number>`row_number() over (order by ${productBatchRow.at}) - 1`.as('before'),
    })
    .from(productBatchRow)
    .where(eq(productBatchRow.batchId, batchId))
    .as('positions');
  const [row] = await db
    .select({
      received: sql<number>`count(*)::integer`,
      firstGap: sql<number>`count(*) filter (where ${positions.at} = ${positions.before})::integer`,
    })
    .from(positions);
  return { received: row?.received ?? 0, firstGap: row?.firstGap ?? 0 };
}

/** A batch in the contract's format. Once it is saved, its rows are products and no longer stored here. */
export async function readProgress(db: Database | Transaction, batch: Batch): Promise<ProductBatch> {
  const { key, state, fileName, fileId, rows, added, updated, unchanged, createdAt, storedAt } = batch;
  const file = fileId === null ? null : { bucketId: 'product-sheets', fileId };
  const progress = { key, state, fileName, file, rows, added, updated, unchanged, createdAt, storedAt };
  if (state === 'stored') return { ...progress, received: rows, next: null };
  const { received, firstGap } = await arrived(db, batch.id);
  return { ...progress, received, next: firstGap < rows ? firstGap : null };
}

/** Finds how far the import of a sheet has got. */
export const findProgress = async (db: Database, ownerId: number, key: string): Promise<ProductBatch> =>
  readProgress(db, await requireBatch(db, ownerId, key));
