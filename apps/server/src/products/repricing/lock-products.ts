import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { withKeys } from '../saved/price-key.ts';
import { keyColumns, savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

/** Reads and locks products until the transaction ends, each with the key of what priced it, ignoring those of other sellers. */
export async function lockProducts(tx: Transaction, ownerId: number, ids: readonly number[]) {
  const ofOwner = and(eq(product.ownerId, ownerId), sql`${product.id} = any(${sql.param(ids)}::integer[])`);
  const locked = await tx
    .select({ id: product.id, ...keyColumns })
    .from(product)
    .where(ofOwner)
    .orderBy(product.id)
    .for('update');
  return withKeys(await savedProducts(tx).where(ofOwner).orderBy(product.id), locked);
}

export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];
