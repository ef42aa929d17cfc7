import { priceEffect } from '@saer/catalogue/price-effect';
import type { FeeImpact } from '@saer/contract/fee-version';
import type { FeeBook } from '@saer/contract/fee-book';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findOverrides, overridesFor } from '../../agreed-fees/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { breather } from '../../http/breather.ts';
import { calculationInput } from '../../products/stored/calculation-input.ts';
import { storedProducts } from '../../products/stored/stored-products.ts';
import { product } from '../../products/tables.ts';
import { feeTable } from '../../reference/tables.ts';
import { findFeeBookWith, findWholeFeeBook } from '../queries.ts';
import { today } from '../versions/dates.ts';
import { type HitProduct, summary } from './summary.ts';

/** Products read at a time. */
const batchSize = 500;

const productsAfter = (db: Database, storeId: number, last: number) =>
  storedProducts(db)
    .where(and(eq(product.storeId, storeId), gt(product.id, last)))
    .orderBy(asc(product.id))
    .limit(batchSize);

type Stored = Awaited<ReturnType<typeof productsAfter>>[number];

interface Books {
  readonly inForce: FeeBook;
  readonly planned: FeeBook;
}

/** The books by which each seller's products are priced: with their own agreed fees. */
async function booksBySeller(db: Database, { inForce, planned }: Books) {
  const agreed = await findOverrides(db);
  const made = new Map<number, Books>();
  return (seller: number): Books => {
    const found = made.get(seller);
    if (found !== undefined) return found;
    const overrides = overridesFor(agreed, seller);
    const books = { inForce: { ...inForce, overrides }, planned: { ...planned, overrides } };
    made.set(seller, books);
    return books;
  };
}

function hitOf({ inForce, planned }: Books, stored: Stored): HitProduct {
  const row = calculationInput(stored);
  const before = priceEffect(inForce, row, stored.finalPrice);
  const after = priceEffect(planned, row, stored.finalPrice);
  return {
    productId: stored.id,
    ownerId: stored.ownerId,
    barcode: stored.barcode,
    nameEn: stored.nameEn,
    nameAr: stored.nameAr,
    seller: stored.seller,
    price: stored.finalPrice,
    // A product that today's fees do not price stands on what it was last priced at.
    profitBefore: before.profit ?? stored.profit,
    meetsTargetBefore: before.profit === null ? stored.meetsTarget : before.meetsTarget,
    profitAfter: after.profit,
    meetsTargetAfter: after.meetsTarget,
    neededPrice: after.neededPrice,
  };
}

/** What a fee table would do to the stored products of its store, each at its present price, beside the table in force today. */
export async function findImpact(db: Database, feeTableId: number): Promise<FeeImpact> {
  const [table] = await db
    .select({ storeId: feeTable.storeId })
    .from(feeTable)
    .where(eq(feeTable.id, feeTableId));
  if (table === undefined) throw new AppError({ code: 'rowGone' });
  const booksOf = await booksBySeller(db, {
    inForce: await findWholeFeeBook(db, today(), null),
    planned: await findFeeBookWith(db, { on: today(), feeTableId, seller: null }),
  });
  const breathe = breather();
  const hits: HitProduct[] = [];
  let batch = await productsAfter(db, table.storeId, 0);
  while (batch.length > 0) {
    for (const stored of batch) {
      hits.push(hitOf(booksOf(stored.ownerId), stored));
      // Other requests are let through: an impact must not keep the server to itself.
      await breathe();
    }
    batch = await productsAfter(db, table.storeId, batch.at(-1)?.id ?? 0);
  }
  return summary(hits);
}
