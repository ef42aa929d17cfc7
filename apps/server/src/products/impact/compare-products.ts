import { ownBook } from '@saer/quoting/own-book';
import { priceEffect } from '@saer/quoting/price-effect';
import { sellingOf } from '@saer/quoting/selling';
import type { FeeBook, PublicFeeBook } from '@saer/contract/fees/fee-book';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { findOverrides, type OwnedOverride, overridesFor } from '../../fees/agreed-fees/queries.ts';
import { findSupplierAnswers } from '../../fees/deemed-suppliers/queries.ts';
import { findUsedRates } from '../../fees/statement-rates/queries.ts';
import type { Database } from '../../database/database.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { type PricedRow, pricedProducts } from '../saved/price-product.ts';
import { product } from '../tables.ts';
import type { AffectedProduct } from './impact-totals.ts';

/** Products per read. */
const batchSize = 1_000;

/** A fee book before a change and with it. */
export interface ComparedBooks {
  readonly inForce: PublicFeeBook;
  readonly planned: PublicFeeBook;
}

interface AgreedBeforeAndAfter {
  readonly before: readonly OwnedOverride[];
  readonly after: readonly OwnedOverride[];
}

/** Which saved products are compared, and with what. */
export interface ComparedProducts {
  readonly books: ComparedBooks;
  /** The agreed fees of all sellers before the change and with it; undefined: the change is not about them. */
  readonly agreed?: AgreedBeforeAndAfter | undefined;
  /** undefined: those of every store. */
  readonly among?: SQL | undefined;
  /** undefined: every seller. */
  readonly seller?: number | undefined;
  /** The caller has gone, and the work ends. */
  readonly signal: AbortSignal;
}

type Asked = Pick<ComparedProducts, 'among' | 'seller'>;

const productsAfter = (db: Database, { among, seller }: Asked, last: number): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(
      and(
        among,
        // Nobody sells them.
        eq(product.isExample, false),
        gt(product.id, last),
        seller === undefined ? undefined : eq(product.ownerId, seller),
      ),
    )
    .orderBy(asc(product.id))
    .limit(batchSize);

/** Yields products in batches, one in memory at a time: reading the next one meanwhile takes 10 to 20 MB more and saves little time. */
async function* findBatches(db: Database, asked: Asked): AsyncGenerator<readonly PricedRow[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const batch = await productsAfter(db, asked, last);
    yield batch;
    last = batch.length < batchSize ? undefined : batch.at(-1)?.id;
  }
}

interface Books {
  readonly inForce: FeeBook;
  readonly planned: FeeBook;
}

async function sameAgreed(db: Database): Promise<AgreedBeforeAndAfter> {
  const agreed = await findOverrides(db);
  return { before: agreed, after: agreed };
}

/** The fee books of each seller, with their own agreed fees, the rates seen on their statements and their answers about VAT. */
async function booksBySeller(db: Database, { books, agreed }: ComparedProducts) {
  const { before, after } = agreed ?? (await sameAgreed(db));
  const used = await findUsedRates(db);
  const answers = await findSupplierAnswers(db);
  const booksByOwner = new Map<number, Books>();
  return (seller: number): Books => {
    const found = booksByOwner.get(seller);
    if (found !== undefined) return found;
    const own = {
      statementRates: used.filter(({ accountId }) => accountId === seller).map(({ rate }) => rate),
      deemedSuppliers: answers.filter(({ accountId }) => accountId === seller).map((each) => each.answer),
    };
    const ownBooks = {
      inForce: ownBook(books.inForce, { ...own, overrides: overridesFor(before, seller) }),
      planned: ownBook(books.planned, { ...own, overrides: overridesFor(after, seller) }),
    };
    booksByOwner.set(seller, ownBooks);
    return ownBooks;
  };
}

function compareProduct({ inForce, planned }: Books, saved: PricedRow): AffectedProduct {
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
    neededPriceBefore: before.neededPrice,
    profitAfter: after.profit,
    meetsTargetAfter: after.meetsTarget,
    neededPrice: after.neededPrice,
  };
}

/** Yields saved products in batches, each at its selling price before a change of fees and with it. */
export async function* compareProducts(
  db: Database,
  compared: ComparedProducts,
): AsyncGenerator<readonly AffectedProduct[], void, undefined> {
  const findBooks = await booksBySeller(db, compared);
  const yieldToEventLoop = timeSlice();
  for await (const batch of findBatches(db, compared)) {
    const affected: AffectedProduct[] = [];
    for (const saved of batch) {
      affected.push(compareProduct(findBooks(saved.ownerId), saved));
      // Let other requests run in between.
      await yieldToEventLoop();
      compared.signal.throwIfAborted();
    }
    yield affected;
  }
}
