import { and, count, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { productFeeOverride as agreed } from '../../fees/tables.ts';
import { ownerRemains } from '../../principals/queries.ts';
import { factorsInForce, hasOtherAgreedFees, tablesInForceOn } from '../../products/saved/outdated.ts';
import { sellingFigures } from '../../products/saved/selling-figures.ts';
import { product } from '../../products/tables.ts';

/** Products that have agreed fees today or had some when they were priced: few, and found by indexes. */
const withAgreedFees: SQL = sql`(
  select id from ${product} where agreed_fees <> ''
  union select ${product.id} from ${agreed} join ${product} on ${product.barcode} = ${agreed.barcode}
    and ${product.storeId} = ${agreed.storeId} and ${product.ownerId} = coalesce(${agreed.accountId}, ${product.ownerId})
)`;

/** The statement that counts the products of sellers who remain, on a day: all, those that lose money, and the outdated ones. */
export function productCounts(db: Database, day: string) {
  const remaining = ownerRemains(product.ownerId);
  const found = { found: count() };
  // Each is counted in an index of its own, all in one statement: the products themselves are not read.
  const losing = db
    .select(found)
    .from(product)
    .where(and(sellingFigures(product).losing, remaining));
  const isOtherwisePriced = or(
    sql`${product.feeTableId} not in ${tablesInForceOn(day)}`,
    sql`${product.rangeFactorVersionId} <> ${factorsInForce(day)}`,
  );
  const otherAgreedFees = db
    .select(found)
    .from(product)
    .where(
      and(
        sql`${product.id} in ${withAgreedFees}`,
        hasOtherAgreedFees,
        sql`not ${isOtherwisePriced}`,
        remaining,
      ),
    );
  return db
    .select({
      products: count(),
      losing: sql<number>`(${losing})::int`,
      outdated: sql<number>`(count(*) filter (where ${isOtherwisePriced}) + (${otherAgreedFees}))::int`,
    })
    .from(product)
    .where(remaining);
}

export async function countProducts(db: Database, day: string) {
  const [counted] = await productCounts(db, day);
  return counted ?? { products: 0, losing: 0, outdated: 0 };
}
