import { and, count, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sellingFigures } from '../../products/saved/selling-figures.ts';
import { ownerRemains } from '../../principals/queries.ts';
import { product } from '../../products/tables.ts';

/** Counts the products of sellers who remain; `current`: ids of the fee tables in force. */
export async function countProducts(db: Database, current: readonly number[]) {
  const remaining = ownerRemains(product.ownerId);
  // Counted apart, in the same statement: only to find those that lose money the products themselves are read, the rest is in an index.
  const losing = db
    .select({ found: count() })
    .from(product)
    .where(and(sellingFigures(product).losing, remaining));
  const byTable = await db
    .select({ feeTableId: product.feeTableId, products: count(), losing: sql<number>`(${losing})::int` })
    .from(product)
    .where(remaining)
    .groupBy(product.feeTableId);
  const sum = (some: typeof byTable) => some.reduce((together, { products }) => together + products, 0);
  return {
    products: sum(byTable),
    losing: byTable[0]?.losing ?? 0,
    outdated: sum(byTable.filter(({ feeTableId }) => !current.includes(feeTableId))),
  };
}
