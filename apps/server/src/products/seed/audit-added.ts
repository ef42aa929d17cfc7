import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { history } from '../../audit/tables.ts';
import { namedAs } from '../editing/audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

/** Writes down of demo products that their sellers added them, when they are said to have been added. */
export async function auditAdded(tx: Transaction, ids: readonly number[]): Promise<void> {
  const added = await savedProducts(tx)
    .where(inArray(product.id, [...ids]))
    .orderBy(product.createdAt);
  if (added.length === 0) return;
  await tx.insert(history).values(
    added.map((each) => ({
      entity: 'product',
      entityId: each.id,
      ownerId: each.ownerId,
      actorId: each.ownerId,
      action: 'create',
      ...namedAs(each),
      at: each.createdAt,
    })),
  );
}
