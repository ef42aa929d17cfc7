import { and, count } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sellingFigures } from '../../products/saved/selling-figures.ts';
import { ownerRemains } from '../../principals/queries.ts';
import { product } from '../../products/tables.ts';

/** Counts the products of sellers who remain; `current`: ids of the fee tables in force. */
export async function countProducts(db: Database, current: readonly number[]) {
  const remaining = ownerRemains(product.ownerId);
  // From an index alone: the products themselves are read only to find those that lose money.
  const byTable = await db
    .select({ feeTableId: product.feeTableId, products: count() })
    .from(product)
    .where(remaining)
    .groupBy(product.feeTableId);
  const sum = (some: typeof byTable) => some.reduce((together, { products }) => together + products, 0);
  return {
    products: sum(byTable),
    losing: await db.$count(product, and(sellingFigures(product).losing, remaining)),
    outdated: sum(byTable.filter(({ feeTableId }) => !current.includes(feeTableId))),
  };
}
