import type * as z from 'zod/mini';
import { priceProduct } from '@saer/quoting/price-product';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import {
  type repriceOutdated as outdatedEndpoint,
  repricedAtOnce,
  type repriceProducts as endpoint,
} from '@saer/contract/products/saved-product';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { requireRepricing } from '../../subscriptions/entitlements/find-entitlements.ts';
import type { Actor } from '../policy.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { savedResult } from '../saved/price-product.ts';
import {
  calculateEffects,
  type LockedProduct,
  lockProducts,
  type Repriced,
  writePrices,
  rejectAny,
  requireDistinct,
  requireUnchangedProducts,
} from './write-prices.ts';
import { repriceableAfter } from './find-outdated.ts';

type RequestedTarget = z.output<typeof endpoint.body>['products'][number];

type Priced = Repriced | { readonly fieldError: FieldError };

function priced(book: FeeBook, before: LockedProduct, choice: RequestedTarget['price'], at: number): Priced {
  const { price: typed, ...row } = calculationInput(before);
  const price = choice === 'keep' ? typed : undefined;
  const outcome = priceProduct(book, price === undefined ? row : { ...row, price });
  if (outcome.ok) {
    // A price that is known in the store is replaced there too: what the product sells for is the needed price.
    const currentPrice =
      choice === 'needed' && before.currentPrice !== null
        ? outcome.quote.final.statement.price
        : before.currentPrice;
    const result = savedResult(book, outcome, currentPrice);
    return { before, now: { price: price ?? null, currentPrice, ...result } };
  }
  const { field, ...fieldError } = outcome.fieldError;
  return { fieldError: { ...fieldError, field: `products.${at}${field === undefined ? '' : `.${field}`}` } };
}

async function pricedAll(
  book: FeeBook,
  saved: readonly LockedProduct[],
  requested: readonly RequestedTarget[],
) {
  const yieldToEventLoop = timeSlice();
  const prices: Repriced[] = [];
  const fieldErrors: FieldError[] = [];
  for (const [at, each] of saved.entries()) {
    const outcome = priced(book, each, requested[at]?.price ?? 'keep', at);
    if ('fieldError' in outcome) fieldErrors.push(outcome.fieldError);
    else prices.push(outcome);
    await yieldToEventLoop();
  }
  rejectAny(fieldErrors);
  return prices;
}

/** Reprices products of the actor's seller with today's fees: none, if one has no price or was changed meanwhile. */
export async function repriceProducts(
  db: Database,
  actor: Actor,
  requested: readonly RequestedTarget[],
): Promise<{ repriced: number[] }> {
  requireDistinct(requested);
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    if (requested.length > 1) await requireRepricing(tx, actor.tenantId);
    const locked = await lockProducts(
      tx,
      actor.tenantId,
      requested.map(({ id }) => id),
    );
    const saved = requireUnchangedProducts(requested, locked);
    await writePrices(tx, actor, await pricedAll(book, saved, requested));
    return { repriced: requested.map(({ id }) => id) };
  });
}

type RequestedOutdated = z.output<typeof outdatedEndpoint.body>;

/** Reprices the next outdated products that a filter finds for the actor's seller; those without a price stay as they are, and for needed prices those whose fees nobody confirms. */
export async function repriceOutdated(
  db: Database,
  actor: Actor,
  { filter, price, after = 0 }: RequestedOutdated,
  left: AbortSignal,
): Promise<z.output<typeof outdatedEndpoint.reply>> {
  const found = decodeFilter(filter);
  const { hash } = await calculateEffects(db, actor.tenantId, left);
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    await requireRepricing(tx, actor.tenantId);
    const limit = repricedAtOnce;
    const ids = await repriceableAfter(tx, actor.tenantId, {
      filter: found,
      book: hash,
      price,
      after,
      limit,
    });
    const saved = await lockProducts(tx, actor.tenantId, ids);
    const yieldToEventLoop = timeSlice();
    const prices: Repriced[] = [];
    for (const each of saved) {
      const outcome = priced(book, each, price, 0);
      if (!('fieldError' in outcome)) prices.push(outcome);
      await yieldToEventLoop();
    }
    await writePrices(tx, actor, prices);
    const next = ids.length < limit ? null : (ids.at(-1) ?? null);
    return { repriced: prices.length, left: saved.length - prices.length, next };
  });
}
