import type { SellerDashboard } from '@saer/contract/dashboard';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { store } from '../../lists/tables.ts';
import { thumbnail } from '../../products/saved/saved-products.ts';
import { sellingFigures } from '../../products/saved/selling-figures.ts';
import { joinedFigures, type TodaysFees } from '../../products/saved/todays-figures.ts';
import { isCurrent } from '../../products/derived/derived-rows.ts';
import { product, productEffect } from '../../products/tables.ts';

/** A seller's products that lose most, then those that miss most of their target. */
export async function weakestProducts(
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
