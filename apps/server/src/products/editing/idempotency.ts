import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

/** Identifies a save, so that a repeated request is recognised. */
export interface SaveKey {
  readonly saveKey: string;
  readonly saveContent: string;
}

/** Finds the product that an earlier request with this key added; rejects the key with other content. */
export async function findSavedBefore(tx: Transaction, ownerId: number, saving: SaveKey | undefined) {
  if (saving === undefined) return undefined;
  const same = and(eq(product.ownerId, ownerId), eq(product.saveKey, saving.saveKey));
  const [before] = await tx.select({ content: product.saveContent }).from(product).where(same);
  if (before === undefined) return undefined;
  // The content of a product saved by an earlier version is unknown.
  if (before.content !== null && before.content !== saving.saveContent)
    throw new AppError({ code: 'saveKeyUsed', field: 'saveKey' });
  const [found] = await savedProducts(tx).where(same);
  return found;
}
