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
import { type AffectedProduct, impactTotals } from './impact-totals.ts';

/** Products per read. */
const batchSize = 1_000;

const productsAfter = (db: Database, storeId: number, last: number): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(and(eq(product.storeId, storeId), gt(product.id, last)))
    .orderBy(asc(product.id))
    .limit(batchSize);

/** Yields the products of a store in batches, reading the next batch while the current one is processed. */
async function* batchesOf(db: Database, storeId: number): AsyncGenerator<readonly PricedRow[]> {
  let batch = await productsAfter(db, storeId, 0);
  while (batch.length > 0) {
    const last = batch.length < batchSize ? undefined : batch.at(-1)?.id;
    const next = last === undefined ? [] : productsAfter(db, storeId, last);
    // If processing fails, nobody awaits this read, which may fail as well.
    if (next instanceof Promise) next.catch(() => undefined);
    yield batch;
    batch = await next;
  }
}

interface Books {
  readonly inForce: FeeBook;
  readonly planned: FeeBook;
}

/** The fee books of each seller, with their own agreed fees. */
async function booksBySeller(db: Database, { inForce, planned }: Books) {
  const agreed = await findOverrides(db);
  const booksByOwner = new Map<number, Books>();
  return (seller: number): Books => {
    const found = booksByOwner.get(seller);
    if (found !== undefined) return found;
    const overrides = overridesFor(agreed, seller);
    const books = { inForce: { ...inForce, overrides }, planned: { ...planned, overrides } };
    booksByOwner.set(seller, books);
    return books;
  };
}

function affectedProduct({ inForce, planned }: Books, saved: PricedRow): AffectedProduct {
  const row = calculationInput(saved);
  const before = priceEffect(inForce, row, saved.finalPrice);
  const after = priceEffect(planned, row, saved.finalPrice);
  return {
    productId: saved.id,
    ownerId: saved.ownerId,
    price: saved.finalPrice,
    // A product that today's fees cannot price is compared by its last calculation.
    profitBefore: before.profit ?? saved.profit,
    meetsTargetBefore: before.profit === null ? saved.meetsTarget : before.meetsTarget,
    profitAfter: after.profit,
    meetsTargetAfter: after.meetsTarget,
    neededPrice: after.neededPrice,
  };
}

/** The list columns of the worst ones, which are read only for them. A product deleted meanwhile is omitted. */
async function named(db: Database, worst: readonly AffectedProduct[]): Promise<FeeImpact['worst']> {
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
 * Only the products being priced are in memory. `signal`: the caller has gone, and the work ends.
 */
export async function findImpact(db: Database, feeTableId: number, signal: AbortSignal): Promise<FeeImpact> {
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
  const sum = impactTotals();
  for await (const batch of batchesOf(db, table.storeId))
    for (const saved of batch) {
      sum.add(affectedProduct(booksOf(saved.ownerId), saved));
      // Let other requests run in between.
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
  const { worst, ...figures } = sum.total();
  return { ...figures, worst: await named(db, worst) };
}
