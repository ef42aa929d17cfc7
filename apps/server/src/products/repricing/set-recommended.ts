import type * as z from 'zod/mini';
import { priceProduct } from '@saer/quoting/price-product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import {
  maxChangedPrices,
  type setRecommendedPrices as endpoint,
  type UnpricedProduct,
  type PricesBefore,
} from '@saer/contract/products/product-prices';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Database, Transaction } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { diffProducts } from '../editing/audit-values.ts';
import { requireRepricing } from '../../subscriptions/entitlements/find-entitlements.ts';
import type { Actor } from '../policy.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { isSameKey } from '../saved/price-key.ts';
import { savedResult } from '../saved/price-product.ts';
import { matchingProducts } from '../saved/product-list.ts';
import { savedProducts } from '../saved/saved-products.ts';
import {
  type LockedProduct,
  lockProducts,
  pricesBefore,
  type Repriced,
  writePrices,
  requireDistinct,
  requireUnchangedProducts,
} from './write-prices.ts';
import { sql } from 'drizzle-orm';
import { appliedAction } from '../tables.ts';

type RequestedTarget = z.output<typeof endpoint.body>;

/** The ids of all products that a filter finds for the actor's seller. */
async function foundIds(tx: Transaction, actor: Actor, filter: string): Promise<number[]> {
  const requested = matchingProducts(actor, decodeFilter(filter));
  // Select only the id of each product.
  const products = savedProducts(tx).where(requested).as('found');
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .limit(maxChangedPrices + 1);
  if (found.length > maxChangedPrices)
    throw new AppError({
      code: 'tooManyRows',
      field: 'filter',
      details: { rows: found.length, maximum: maxChangedPrices },
    });
  return found.map(({ id }) => id);
}

async function chosenProducts(
  tx: Transaction,
  actor: Actor,
  requested: RequestedTarget,
): Promise<LockedProduct[]> {
  const { products, filter } = requested;
  if (products === undefined)
    return lockProducts(tx, actor.tenantId, await foundIds(tx, actor, filter ?? ''));
  requireDistinct(products);
  const ids = products.map(({ id }) => id);
  return requireUnchangedProducts(products, await lockProducts(tx, actor.tenantId, ids));
}

type Priced = { readonly repriced: Repriced } | { readonly left: UnpricedProduct };

/** Prices a product at today's recommended price instead of the typed one. */
function atRecommended(book: FeeBook, before: LockedProduct, alsoCurrent: boolean): Priced {
  const { price: _typed, ...row } = calculationInput(before);
  const outcome = priceProduct(book, row);
  if (!outcome.ok) {
    const { id, barcode, sku, nameEn, nameAr } = before;
    return { left: { id, barcode, sku, nameEn, nameAr, code: outcome.fieldError.code } };
  }
  const currentPrice =
    alsoCurrent && before.currentPrice !== null
      ? outcome.quote.recommended.statement.price
      : before.currentPrice;
  const result = savedResult(book, outcome, currentPrice);
  return { repriced: { before, now: { price: null, currentPrice, ...result } } };
}

/** Replaces typed prices by today's recommended ones in one transaction, rolled back if the caller disconnects. */
export async function setRecommended(
  db: Database,
  actor: Actor,
  requested: RequestedTarget,
  signal: AbortSignal,
) {
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    if (requested.products?.length !== 1) await requireRepricing(tx, actor.tenantId);
    const chosen = await chosenProducts(tx, actor, requested);
    const repriced: Repriced[] = [];
    // Priced as before, with another key: saved without a change that anybody sees.
    const renewed: Repriced[] = [];
    const left: UnpricedProduct[] = [];
    const yieldToEventLoop = timeSlice();
    for (const each of chosen) {
      const priced = atRecommended(book, each, requested.alsoCurrent);
      if ('left' in priced) left.push(priced.left);
      else if (diffProducts(each, { ...each, ...priced.repriced.now }) !== undefined)
        repriced.push(priced.repriced);
      else if (!isSameKey(each, priced.repriced.now)) renewed.push(priced.repriced);
      // Work on all products must not block the server.
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    await writePrices(tx, actor, [...repriced, ...renewed]);
    signal.throwIfAborted();
    const unchanged = chosen.length - repriced.length - left.length;
    return { changed: repriced.map(pricesBefore), unchanged, left };
  });
}

/** Prices a product at its previous prices; undefined if today's fees give it none. */
function withPrices(
  book: FeeBook,
  before: LockedProduct,
  { price, currentPrice }: PricesBefore,
): Repriced | undefined {
  const { price: _price, ...row } = calculationInput(before);
  const outcome = priceProduct(book, price === null ? row : { ...row, price });
  if (!outcome.ok) return undefined;
  const result = savedResult(book, outcome, currentPrice);
  return { before, now: { price, currentPrice, ...result } };
}

/** Deletes the suggestions that are undone: nothing is left of them to look at later. */
async function forgetApplied(tx: Transaction, restored: readonly Repriced[]): Promise<void> {
  const versions = JSON.stringify(restored.map(({ before: { id, version } }) => ({ id, version })));
  await tx.execute(sql`
    delete from ${appliedAction} using jsonb_to_recordset(${versions}::jsonb) as undone(id int, version int)
    where product_id = undone.id and product_version = undone.version`);
}

/** Restores the previous prices of products that nobody has changed since. */
export async function undoRecommended(
  db: Database,
  actor: Actor,
  requested: readonly PricesBefore[],
): Promise<{ restored: number[]; left: number[] }> {
  requireDistinct(requested);
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    const ids = requested.map(({ id }) => id);
    const locked = new Map((await lockProducts(tx, actor.tenantId, ids)).map((each) => [each.id, each]));
    if (locked.size === 0) throw new AppError({ code: 'rowGone' });
    const repriced: Repriced[] = [];
    const left: number[] = [];
    const yieldToEventLoop = timeSlice();
    for (const each of requested) {
      const saved = locked.get(each.id);
      const restored = saved?.version === each.version ? withPrices(book, saved, each) : undefined;
      if (restored === undefined) left.push(each.id);
      else repriced.push(restored);
      await yieldToEventLoop();
    }
    await writePrices(tx, actor, repriced);
    await forgetApplied(tx, repriced);
    return { restored: repriced.map(({ before }) => before.id), left };
  });
}
