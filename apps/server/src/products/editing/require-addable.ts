import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { requireProductLimit } from '../../subscriptions/entitlements/find-entitlements.ts';
import { product } from '../tables.ts';

/** Refuses new products beyond those a seller may save. Call it after `lockOwner`: two requests are counted one after the other. */
export const requireAddable = (tx: Transaction, ownerId: number, added: number): Promise<void> =>
  requireProductLimit(tx, ownerId, {
    saved: () => tx.$count(product, eq(product.ownerId, ownerId)),
    added,
  });
