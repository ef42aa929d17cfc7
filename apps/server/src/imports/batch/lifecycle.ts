import { maxBatchRowsFrom } from '@saer/contract/products/calculate';
import type { beginBatch, ProductBatch } from '@saer/contract/products/product-batch';
import type { Platform } from '@saer/contract/api/request-headers';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockOwner } from '../../products/editing/owned-product.ts';
import { requireSheetRows } from '../../subscriptions/entitlements/find-entitlements.ts';
import { type Batch, getBatch, readProgress, requireBatch } from '../queries.ts';
import type { Plan } from '../saving/plan-rows.ts';
import { productBatch, productBatchRow } from '../tables.ts';

type Sent = Omit<z.output<typeof beginBatch.body>, 'content'> & { readonly content?: string | null };

/** Rejects a sheet with more rows than are taken from the caller's platform. */
export function rejectTooManyRows(rows: number, platform: Platform, field: string): void {
  const maximum = maxBatchRowsFrom(platform);
  if (rows > maximum) throw new AppError({ code: 'tooManyRows', field, details: { rows, maximum } });
}

/** Refuses to change a batch that is saved or cancelled. */
export function requireOpen({ state }: Pick<Batch, 'state'>): void {
  if (state !== 'open') throw new AppError({ code: 'batchClosed', field: 'key', details: { state } });
}

const batchDiffers = ({ rows }: Pick<Batch, 'rows'>): AppError =>
  new AppError({ code: 'batchDiffers', field: 'key', details: { rows } });

/** Rejects a key that belongs to another content: its rows would be lost without a word. */
export function requireContent(batch: Pick<Batch, 'rows' | 'content'>, content: string | null): void {
  if (batch.content !== content) throw batchDiffers(batch);
}

/** Finds the batch of a key, or opens one: under one key there is one sheet. */
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

/** Starts to import a sheet, or says how far it got: one that is saved, whatever the seller may save by now. */
export async function startBatch(db: Database, ownerId: number, sent: Sent): Promise<ProductBatch> {
  const before = await getBatch(db, ownerId, sent.key);
  if (before?.state !== 'stored') await requireSheetRows(db, ownerId, sent.rows);
  return readProgress(db, await openBatch(db, ownerId, sent));
}

/** Ends a batch; its rows are needed no longer. */
async function closeBatch(tx: Transaction, id: number, values: object): Promise<Batch> {
  await tx.delete(productBatchRow).where(eq(productBatchRow.batchId, id));
  const [closed] = await tx.update(productBatch).set(values).where(eq(productBatch.id, id)).returning();
  if (closed === undefined) throw new AppError({ code: 'unknownBatch', field: 'key' });
  return closed;
}

/** Ends a batch whose products are written. The counts stay under its key: whoever asks again gets the same answer. */
export const closeSaved = (
  tx: Transaction,
  id: number,
  { added, updated, unchanged }: Plan,
  fileId: string | null = null,
): Promise<Batch> =>
  closeBatch(tx, id, {
    state: 'stored',
    fileId,
    added: added.length,
    updated: updated.length,
    unchanged,
    storedAt: sql`now()`,
  });

/** Cancels the import of a sheet. One that is saved stays saved: that is rejected. */
export const cancelImport = (db: Database, ownerId: number, key: string): Promise<ProductBatch> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const batch = await requireBatch(tx, ownerId, key);
    if (batch.state === 'cancelled') return readProgress(tx, batch);
    requireOpen(batch);
    return readProgress(tx, await closeBatch(tx, batch.id, { state: 'cancelled' }));
  });
