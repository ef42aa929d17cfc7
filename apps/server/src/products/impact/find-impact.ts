import { priceEffect } from '@saer/quoting/price-effect';
import type { FeeImpact } from '@saer/contract/fee-version';
import type { FeeBook } from '@saer/contract/fee-book';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import { findOverrides, overridesFor } from '../../fees/agreed-fees/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { calculationInput } from '../saved/calculation-input.ts';
import { type PricedRow, pricedProducts } from '../saved/priced-products.ts';
import { product } from '../tables.ts';
import { feeTable } from '../../fees/tables.ts';
import { findFeeBookWith, findWholeFeeBook } from '../../fees/queries.ts';
import { today } from '../../fees/versions/dates.ts';
import { type Hit, impactSum } from './impact-sum.ts';

/** Products read at a time. */
const batchSize = 1_000;

const productsAfter = (db: Database, storeId: number, last: number): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(and(eq(product.storeId, storeId), gt(product.id, last)))
    .orderBy(asc(product.id))
    .limit(batchSize);

/** The products of a store, some at a time; the next ones are read while these are worked on. */
async function* batchesOf(db: Database, storeId: number): AsyncGenerator<readonly PricedRow[]> {
  let batch = await productsAfter(db, storeId, 0);
  while (batch.length > 0) {
    const last = batch.length < batchSize ? undefined : batch.at(-1)?.id;
    const next = last === undefined ? [] : productsAfter(db, storeId, last);
    // Where the work on these fails, the reading is not waited for, and may fail as well.
    if (next instanceof Promise) next.catch(() => undefined);
    yield batch;
    batch = await next;
  }
}

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

function hitOf({ inForce, planned }: Books, stored: PricedRow): Hit {
  const row = calculationInput(stored);
  const before = priceEffect(inForce, row, stored.finalPrice);
  const after = priceEffect(planned, row, stored.finalPrice);
  return {
    productId: stored.id,
    ownerId: stored.ownerId,
    price: stored.finalPrice,
    // A product that today's fees cannot price is compared by its last calculation.
    profitBefore: before.profit ?? stored.profit,
    meetsTargetBefore: before.profit === null ? stored.meetsTarget : before.meetsTarget,
    profitAfter: after.profit,
    meetsTargetAfter: after.meetsTarget,
    neededPrice: after.neededPrice,
  };
}

/** The list columns of the worst ones, which are read only for them. A product deleted meanwhile is omitted. */
async function named(db: Database, worst: readonly Hit[]): Promise<FeeImpact['worst']> {
  if (worst.length === 0) return [];
  const ids = worst.map(({ productId }) => productId);
  const rows = await db
    .select({
      id: product.id,
      barcode: product.barcode,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      seller: account.fullName,
    })
    .from(product)
    .innerJoin(account, eq(account.id, product.ownerId))
    .where(inArray(product.id, ids));
  const names = new Map(rows.map(({ id, ...each }) => [id, each]));
  return worst.flatMap(({ ownerId: _owner, meetsTargetBefore: _meets, ...hit }) => {
    const name = names.get(hit.productId);
    return name === undefined ? [] : [{ ...hit, ...name }];
  });
}

/**
 * The effect of a fee table on the saved products of its store, each at its current price, compared with the table in force today.
 * Only the products being priced are in memory. `left`: the caller has gone, and the work ends.
 */
export async function findImpact(db: Database, feeTableId: number, left: AbortSignal): Promise<FeeImpact> {
  const [table] = await db
    .select({ storeId: feeTable.storeId })
    .from(feeTable)
    .where(eq(feeTable.id, feeTableId));
  if (table === undefined) throw new AppError({ code: 'rowGone' });
  const [inForce, planned] = await Promise.all([
    findWholeFeeBook(db, today(), null),
    findFeeBookWith(db, { on: today(), feeTableId, seller: null }),
  ]);
  const booksOf = await booksBySeller(db, { inForce, planned });
  const yieldToEventLoop = timeSlice();
  const sum = impactSum();
  for await (const batch of batchesOf(db, table.storeId))
    for (const stored of batch) {
      sum.add(hitOf(booksOf(stored.ownerId), stored));
      // Other requests are let through: an impact must not have the server to itself.
      await yieldToEventLoop();
      left.throwIfAborted();
    }
  const { worst, ...figures } = sum.total();
  return { ...figures, worst: await named(db, worst) };
}
