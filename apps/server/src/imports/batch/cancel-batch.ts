import type { ProductBatch } from '@saer/contract/product-batch';
import type { Database } from '../../database/database.ts';
import { progressOf, requireBatch } from '../queries.ts';
import { lockOwner } from '../../products/editing/lock-owner.ts';
import { closeCancelled } from './close-batch.ts';
import { requireOpen } from './require-open.ts';

/** Cancels saving a sheet. Rejected if it is already saved. */
export const cancel = (db: Database, ownerId: number, key: string): Promise<ProductBatch> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const batch = await requireBatch(tx, ownerId, key);
    if (batch.state === 'cancelled') return progressOf(tx, batch);
    requireOpen(batch);
    return progressOf(tx, await closeCancelled(tx, batch.id));
  });
