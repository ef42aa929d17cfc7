import { ownBook } from '@saer/quoting/own-book';
import { priceEffect } from '@saer/quoting/price-effect';
import { sellingOf } from '@saer/quoting/selling';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { findOverrides, overridesFor } from '../../fees/agreed-fees/queries.ts';
import { findSupplierAnswers } from '../../fees/deemed-suppliers/queries.ts';
import { findUsedRates } from '../../fees/statement-rates/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findFeeBookWith, findWholeFeeBook } from '../../fees/queries.ts';
import { tablesInForce } from '../../fees/versions/find-version.ts';
import { feeTable } from '../../fees/tables.ts';
import { publishedStates, today } from '../../fees/versions/dates.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { type PricedRow, pricedProducts } from '../saved/price-product.ts';
import { product } from '../tables.ts';
import type { AffectedProduct } from './impact-totals.ts';

/** Products per read. */
const batchSize = 1_000;

type Table = typeof feeTable.$inferSelect;
interface Books {
  readonly inForce: FeeBook;
  readonly planned: FeeBook;
}

/** Two fee tables of a store, of which the second follows the first. */
export interface Comparison {
  readonly table: Table;
  readonly comparedWith: Pick<Table, 'id' | 'name'> | undefined;
  readonly books: Books;
}

interface Range {
  readonly storeId: number;
  /** undefined: every seller. */
  readonly seller?: number | undefined;
}

const productsAfter = (db: Database, { storeId, seller }: Range, last: number): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(
      and(
        eq(product.storeId, storeId),
        // Nobody sells them.
        eq(product.isExample, false),
        gt(product.id, last),
        seller === undefined ? undefined : eq(product.ownerId, seller),
      ),
    )
    .orderBy(asc(product.id))
    .limit(batchSize);

/** Yields products in batches, one in memory at a time: reading the next one meanwhile takes 10 to 20 MB more and saves little time. */
async function* findBatches(db: Database, range: Range): AsyncGenerator<readonly PricedRow[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const batch = await productsAfter(db, range, last);
    yield batch;
    last = batch.length < batchSize ? undefined : batch.at(-1)?.id;
  }
}

/** The fee books of each seller, with their own agreed fees, the rates seen on their statements and their answers about VAT. */
async function booksBySeller(db: Database, { inForce, planned }: Books) {
  const agreed = await findOverrides(db);
  const used = await findUsedRates(db);
  const answers = await findSupplierAnswers(db);
  const booksByOwner = new Map<number, Books>();
  return (seller: number): Books => {
    const found = booksByOwner.get(seller);
    if (found !== undefined) return found;
    const own = {
      overrides: overridesFor(agreed, seller),
      statementRates: used.filter(({ accountId }) => accountId === seller).map(({ rate }) => rate),
      deemedSuppliers: answers.filter(({ accountId }) => accountId === seller).map((each) => each.answer),
    };
    const books = { inForce: ownBook(inForce, own), planned: ownBook(planned, own) };
    booksByOwner.set(seller, books);
    return books;
  };
}

function affectedProduct({ inForce, planned }: Books, saved: PricedRow): AffectedProduct {
  const row = calculationInput(saved);
  const { price, profit, meetsTarget } = sellingOf(saved);
  const before = priceEffect(inForce, row, price);
  const after = priceEffect(planned, row, price);
  return {
    productId: saved.id,
    ownerId: saved.ownerId,
    price,
    monthlySales: saved.monthlySales,
    // A product that today's fees cannot price is compared by its last calculation.
    profitBefore: before.profit ?? profit,
    isPricedBefore: before.profit !== null,
    meetsTargetBefore: before.profit === null ? meetsTarget : before.meetsTarget,
    profitAfter: after.profit,
    meetsTargetAfter: after.meetsTarget,
    neededPrice: after.neededPrice,
  };
}

/** Tells whether a table was published and its day has come. */
const hasBegun = ({ state, effectiveFrom }: Table): boolean =>
  (state === 'published' || state === 'superseded') && effectiveFrom <= today();

/** The table that a correction replaces; else the one that was in force before one that has begun, or the one in force today. */
async function tableBefore(db: Database, table: Table): Promise<Table | undefined> {
  if (table.correctsId !== null) {
    const [corrected] = await db.select().from(feeTable).where(eq(feeTable.id, table.correctsId));
    return corrected;
  }
  if (!hasBegun(table))
    return (await tablesInForce(db, today())).find(({ storeId }) => storeId === table.storeId);
  const [before] = await db
    .select()
    .from(feeTable)
    .where(
      and(
        eq(feeTable.storeId, table.storeId),
        inArray(feeTable.state, publishedStates),
        lt(feeTable.effectiveFrom, table.effectiveFrom),
      ),
    )
    .orderBy(desc(feeTable.effectiveFrom), desc(feeTable.id))
    .limit(1);
  return before;
}

/** A fee table and the one it follows, as fee books. */
export async function findComparison(db: Database, feeTableId: number): Promise<Comparison> {
  const [table] = await db.select().from(feeTable).where(eq(feeTable.id, feeTableId));
  if (table === undefined) throw new AppError({ code: 'rowGone' });
  const before = await tableBefore(db, table);
  const on = today();
  const bookWith = (id: number) => findFeeBookWith(db, { on, feeTableId: id, seller: null });
  const planned = await bookWith(feeTableId);
  const inForce =
    before !== undefined
      ? await bookWith(before.id)
      : // A store's first table followed nothing.
        hasBegun(table)
        ? planned
        : await findWholeFeeBook(db, on, null);
  return { table, comparedWith: before, books: { inForce, planned } };
}

interface Requested {
  readonly comparison: Comparison;
  readonly seller?: number;
  /** The caller has gone, and the work ends. */
  readonly signal: AbortSignal;
}

/** Yields the saved products of the table's store in batches, each product at its selling price with both tables. */
export async function* affectedProducts(
  db: Database,
  { comparison, seller, signal }: Requested,
): AsyncGenerator<readonly AffectedProduct[], void, undefined> {
  const findBooks = await booksBySeller(db, comparison.books);
  const yieldToEventLoop = timeSlice();
  for await (const batch of findBatches(db, { storeId: comparison.table.storeId, seller })) {
    const affected: AffectedProduct[] = [];
    for (const saved of batch) {
      affected.push(affectedProduct(findBooks(saved.ownerId), saved));
      // Let other requests run in between.
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    yield affected;
  }
}
