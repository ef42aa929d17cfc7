import { type SellerDashboard, startPageRows } from '@saer/contract/site/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, eq, count, desc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { productFeeOverride, feeTable } from '../../fees/tables.ts';
import { newestProductGroups } from '../../history/queries.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { summarizeProducts } from '../../products/queries.ts';
import { findTodaysFees } from '../../products/repricing/write-prices.ts';
import { product, productEffect } from '../../products/tables.ts';
import { store } from '../../lists/tables.ts';
import { tablesInForceOn } from '../../products/saved/outdated.ts';
import { thumbnail } from '../../products/saved/saved-products.ts';
import { sellingFigures, joinedFigures, type TodaysFees } from '../../products/saved/todays-figures.ts';
import { isCurrent } from '../../products/saved/derived-rows.ts';

/** A seller's products that lose most, then those that miss most of their target. */
async function weakestProducts(
  db: Database,
  ownerId: number,
  limit: number,
  today: TodaysFees | undefined,
): Promise<SellerDashboard['weakest']> {
  const { price, profit, recommendedPrice, losing, missing, monthlyLoss, monthlyShortfall } = sellingFigures(
    product,
    today && joinedFigures,
  );
  const monthly = sql`case when ${losing} then ${monthlyLoss} else ${monthlyShortfall} end`;
  const exact = sql.raw(String(Number.MAX_SAFE_INTEGER));
  const selected = db
    .select({
      id: product.id,
      isExample: product.isExample,
      barcode: product.barcode,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      store: { code: store.code, nameEn: store.nameEn, nameAr: store.nameAr },
      monthlySales: product.monthlySales,
      recommendedPrice: recommendedPrice.mapWith(Number),
      image: thumbnail,
      price: price.mapWith(Number),
      profit: profit.mapWith(Number),
      monthly: sql<
        number | null
      >`case when ${product.monthlySales} is not null then least(${monthly}, ${exact}) end`.mapWith(Number),
    })
    .from(product)
    .innerJoin(store, eq(store.id, product.storeId))
    .$dynamic();
  const joined =
    today === undefined ? selected : selected.leftJoin(productEffect, isCurrent(productEffect, today.hash));
  return joined
    .where(and(eq(product.ownerId, ownerId), missing))
    .orderBy(sql`${losing} desc, ${monthly} desc nulls last, ${profit}, ${product.id}`)
    .limit(limit);
}

/** Days for which fees are new. */
const newFor = 30;

/** Fees of the stores of a seller's products that came into force lately, or will; `on`: today in Riyadh. */
async function newFees(
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

/** The start page of a seller, or of a sub-user about their subscriber's products. */
export async function readSellerDashboard(
  db: Database,
  principal: Principal,
  signal: AbortSignal,
): Promise<SellerDashboard> {
  const { tenantId } = principal;
  const now = new Date();
  const today = await findTodaysFees(db, principal, signal);
  const [summary, examples, agreedFees, fees, weakest, changes] = await Promise.all([
    summarizeProducts(db, principal, {}, signal),
    db.$count(product, and(eq(product.ownerId, tenantId), eq(product.isExample, true))),
    db.$count(productFeeOverride, eq(productFeeOverride.accountId, tenantId)),
    newFees(db, tenantId, riyadhDay(now), startPageRows),
    weakestProducts(db, tenantId, startPageRows, today),
    newestProductGroups(db, tenantId, startPageRows),
  ]);
  return {
    figures: { ...summary, examples, agreedFees },
    fees,
    weakest,
    changes: [...changes],
    at: now.toISOString(),
  };
}
