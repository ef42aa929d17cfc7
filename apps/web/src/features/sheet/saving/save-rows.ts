import type { WrittenProduct } from '@saer/contract/product';
import { maxChunkRows, type ProductBatch } from '@saer/contract/product-batch';
import { batchCalls } from '../queries.ts';

interface SaveOptions {
  readonly key: string;
  /** The content of the key. */
  readonly content: string;
  readonly fileName?: string;
  readonly products: readonly WrittenProduct[];
  /** How many rows have arrived; all of them: they are being saved. */
  readonly onProgress: (received: number) => void;
  readonly isCancelled: () => boolean;
}

/** Sends the rows in chunks and saves them; called again with the same key it resumes. null: it was cancelled. */
export async function saveRows(options: SaveOptions): Promise<ProductBatch | null> {
  const { key, content, fileName, products, onProgress, isCancelled } = options;
  let batch = await batchCalls.begin({
    key,
    content,
    rows: products.length,
    ...(fileName === undefined ? {} : { fileName: fileName.slice(-200) }),
  });
  if (batch.state === 'stored') return batch;
  onProgress(batch.received);
  while (batch.next !== null && !isCancelled()) {
    batch = await batchCalls.fill(key, batch.next, products.slice(batch.next, batch.next + maxChunkRows));
    onProgress(batch.received);
  }
  // If it was cancelled while the last part was being sent, nothing is saved either.
  if (isCancelled()) {
    await batchCalls.cancel(key);
    return null;
  }
  return batchCalls.store(key);
}
