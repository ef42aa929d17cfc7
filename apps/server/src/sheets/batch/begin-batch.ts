import type { beginBatch, ProductBatch } from '@saer/contract/product-batch';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { type Batch, progressOf, requireBatch } from '../queries.ts';
import { productBatch } from '../tables.ts';

type Sent = z.output<typeof beginBatch.body>;

/** The batch of a key, which is begun where it was not: under one key there is one sheet. */
export async function openBatch(
  tx: Database | Transaction,
  ownerId: number,
  { key, rows, fileName, whenThere = 'update' }: Sent,
): Promise<Batch> {
  await tx
    .insert(productBatch)
    .values({ ownerId, key, rows, whenThere, fileName: fileName ?? null })
    .onConflictDoNothing({ target: [productBatch.ownerId, productBatch.key] });
  const batch = await requireBatch(tx, ownerId, key);
  if (batch.rows !== rows || batch.whenThere !== whenThere)
    throw new AppError({ code: 'batchDiffers', field: 'key', details: { rows: batch.rows } });
  return batch;
}

/** Begins to store a sheet, or says how far it got. */
export const begin = async (db: Database, ownerId: number, sent: Sent): Promise<ProductBatch> =>
  progressOf(db, await openBatch(db, ownerId, sent));
