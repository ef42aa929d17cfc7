import type { beginBatch, ProductBatch } from '@saer/contract/product-batch';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { type Batch, progressOf, requireBatch } from '../queries.ts';
import { productBatch } from '../tables.ts';

type Sent = Omit<z.output<typeof beginBatch.body>, 'content'> & { readonly content?: string | null };

const batchDiffers = ({ rows }: Pick<Batch, 'rows'>): AppError =>
  new AppError({ code: 'batchDiffers', field: 'key', details: { rows } });

/** Rejects a key that is bound to another content: its rows would be lost silently. */
export function requireContent(batch: Pick<Batch, 'rows' | 'content'>, content: string | null): void {
  if (batch.content !== content) throw batchDiffers(batch);
}

/** The batch of a key, created if missing: one key means one sheet. */
export async function openBatch(
  tx: Database | Transaction,
  ownerId: number,
  { key, rows, fileName, whenThere = 'update', content = null }: Sent,
): Promise<Batch> {
  await tx
    .insert(productBatch)
    .values({ ownerId, key, rows, whenThere, fileName: fileName ?? null, content })
    .onConflictDoNothing({ target: [productBatch.ownerId, productBatch.key] });
  const batch = await requireBatch(tx, ownerId, key);
  if (batch.rows !== rows || batch.whenThere !== whenThere) throw batchDiffers(batch);
  requireContent(batch, content);
  return batch;
}

/** Begins to store a sheet, or says how far it got. */
export const begin = async (db: Database, ownerId: number, sent: Sent): Promise<ProductBatch> =>
  progressOf(db, await openBatch(db, ownerId, sent));
