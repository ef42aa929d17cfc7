import type { SellerDashboard } from '@saer/contract/dashboard';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { feeTable } from '../../fees/tables.ts';
import { store } from '../../lists/tables.ts';
import { tablesInForceOn } from '../../products/saved/outdated.ts';
import { product } from '../../products/tables.ts';

/** Days for which fees are new. */
const newFor = 30;

/** Fees of the stores of a seller's products that came into force lately, or will; `on`: today in Riyadh. */
export async function newFees(
  db: Database,
  ownerId: number,
  on: string,
  limit: number,
): Promise<SellerDashboard['fees']> {
  const stores = db
    .select({ storeId: product.storeId, products: count().as('products') })
    .from(product)
    .where(eq(product.ownerId, ownerId))
    .groupBy(product.storeId)
    .as('own_stores');
  return db
    .select({
      store: { code: store.code, nameEn: store.nameEn, nameAr: store.nameAr },
      name: feeTable.name,
      effectiveFrom: feeTable.effectiveFrom,
      isInForce: sql<boolean>`${feeTable.effectiveFrom} <= ${on}`,
      products: stores.products,
    })
    .from(feeTable)
    .innerJoin(store, eq(store.id, feeTable.storeId))
    .innerJoin(stores, eq(stores.storeId, feeTable.storeId))
    .where(
      and(
        eq(feeTable.state, 'published'),
        gt(feeTable.effectiveFrom, sql`${on}::date - ${newFor}::integer`),
        // One that began is new only while no later one has replaced it.
        sql`(${feeTable.effectiveFrom} > ${on} or ${inArray(feeTable.id, tablesInForceOn(on))})`,
      ),
    )
    .orderBy(desc(feeTable.effectiveFrom), feeTable.id)
    .limit(limit);
}
