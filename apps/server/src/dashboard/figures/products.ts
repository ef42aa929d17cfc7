import { notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sellingFigures } from '../../products/saved/selling-figures.ts';
import { ownerRemains } from '../../principals/queries.ts';
import { product } from '../../products/tables.ts';
import { countWhere } from './count-where.ts';

/** Counts the products of sellers who remain; `current`: ids of the fee tables in force. */
export async function countProducts(db: Database, current: readonly number[]) {
  const [counts] = await db
    .select({
      products: countWhere(undefined),
      losing: countWhere(sellingFigures(product).losing),
      outdated: countWhere(notInArray(product.feeTableId, [...current])),
    })
    .from(product)
    .where(ownerRemains(product.ownerId));
  return counts ?? { products: 0, losing: 0, outdated: 0 };
}
