import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

/** Those of these products that belong to the seller, locked until the transaction ends. */
export async function lockProducts(tx: Transaction, ownerId: number, ids: readonly number[]) {
  const ofOwner = and(eq(product.ownerId, ownerId), sql`${product.id} = any(${sql.param(ids)}::integer[])`);
  await tx.select({ id: product.id }).from(product).where(ofOwner).orderBy(product.id).for('update');
  return savedProducts(tx).where(ofOwner).orderBy(product.id);
}

export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];
