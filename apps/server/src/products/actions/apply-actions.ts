import type * as z from 'zod/mini';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { FieldError } from '@saer/contract/api/error-reply';
import { appliedAtOnce, type applyProductActions as endpoint } from '@saer/contract/products/product-actions';
import { riyadhDay } from '@saer/i18n/format-date';
import { findAction, type FoundAction } from '@saer/quoting/actions/find-action';
import { lossEnd } from '@saer/quoting/actions/loss-end';
import { priceProduct } from '@saer/quoting/price-product';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { ActionKind } from '@saer/contract/fees/choices';
import { sellingPrice } from '@saer/quoting/selling';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { requireRepricing } from '../../subscriptions/entitlements/find-entitlements.ts';
import type { Actor } from '../policy.ts';
import {
  type LockedProduct,
  lockProducts,
  pricesBefore,
  writePrices,
  type Repriced,
  rejectAny,
  requireDistinct,
  requireUnchangedProducts,
} from '../repricing/write-prices.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { savedResult } from '../saved/price-product.ts';
import { calculateActions, applicableAfter, sellingProduct } from './find-actions.ts';
import { bulkInsert } from '../../database/bulk-write.ts';
import { appliedAction } from '../tables.ts';

/** A product at a suggested price, and what the suggestion was about. */
interface Applied extends Repriced {
  readonly kind: ActionKind;
}

const columns = ['productId', 'productVersion', 'kind', 'priceBefore', 'price', 'monthlySales'] as const;

/** Saves which suggestions were taken: the last one of each product. */
async function rememberApplied(tx: Transaction, applied: readonly Applied[]): Promise<void> {
  if (applied.length === 0) return;
  const rows = applied.map(({ before, now, kind }) => ({
    productId: before.id,
    productVersion: before.version + 1,
    kind,
    priceBefore: sellingPrice(before),
    price: sellingPrice(now),
    monthlySales: before.monthlySales,
  }));
  await tx.execute(sql`
    ${bulkInsert(appliedAction, columns, rows)}
    on conflict (product_id) do update set product_version = excluded.product_version, kind = excluded.kind,
      price_before = excluded.price_before, price = excluded.price, monthly_sales = excluded.monthly_sales,
      applied_at = excluded.applied_at`);
}

type RequestedTarget = z.output<typeof endpoint.body>;
type Reply = z.output<typeof endpoint.reply>;

const endsLoss = (found: FoundAction<FeeTable>, price: number): boolean => {
  const end = lossEnd(found);
  return end?.price === price && end.isApplicable;
};

/**
 * A product at one of the prices that resolve what is to do about it, or end its loss: the requested one, else the first that resolves it. The recommended price is not
 * written as the seller's own, so that it follows later fees. Undefined if today's fees do not suggest it.
 */
function atSuggested(book: FeeBook, before: LockedProduct, requested?: number): Applied | undefined {
  const found = findAction(book, sellingProduct(before));
  if (!found.ok || found.action === null) return undefined;
  const { kind, prices } = found.action;
  const price = requested === undefined ? prices[0]?.price : requested;
  if (price === undefined) return undefined;
  if (!prices.some((each) => each.price === price) && !endsLoss(found, price)) return undefined;
  const outcome = priceProduct(book, { ...calculationInput(before), price });
  if (!outcome.ok) return undefined;
  const isRecommended = outcome.quote.recommended.statement.price === price;
  const currentPrice = before.currentPrice === null ? null : price;
  const result = savedResult(book, outcome, currentPrice);
  return { before, now: { price: isRecommended ? null : price, currentPrice, ...result }, kind };
}

/** Applies chosen prices to products of the actor's seller: to none, if one was changed meanwhile or is not suggested that price. */
async function applyNamed(
  db: Database,
  actor: Actor,
  requested: NonNullable<RequestedTarget['products']>,
): Promise<Reply> {
  requireDistinct(requested);
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    if (requested.length > 1) await requireRepricing(tx, actor.tenantId);
    const ids = requested.map(({ id }) => id);
    const locked = requireUnchangedProducts(requested, await lockProducts(tx, actor.tenantId, ids));
    const yieldToEventLoop = timeSlice();
    const repriced: Applied[] = [];
    const fieldErrors: FieldError[] = [];
    for (const [at, each] of locked.entries()) {
      const applied = atSuggested(book, each, requested[at]?.price);
      if (applied === undefined) fieldErrors.push({ code: 'priceNotSafe', field: `products.${at}.price` });
      else repriced.push(applied);
      await yieldToEventLoop();
    }
    rejectAny(fieldErrors);
    await writePrices(tx, actor, repriced);
    await rememberApplied(tx, repriced);
    return { changed: repriced.map(pricesBefore), left: 0, next: null };
  });
}

/** Applies the first suggested price to the next products of the actor's seller that a filter finds. */
async function applyFound(
  db: Database,
  actor: Actor,
  { filter, after = 0 }: { readonly filter: string; readonly after?: number | undefined },
  signal: AbortSignal,
): Promise<Reply> {
  const decoded = decodeFilter(filter);
  const { book, hash } = await calculateActions(db, actor.tenantId, signal);
  return db.transaction(async (tx) => {
    await requireRepricing(tx, actor.tenantId);
    const limit = appliedAtOnce;
    const ids = await applicableAfter(tx, actor.tenantId, { filter: decoded, hash, after, limit });
    const locked = await lockProducts(tx, actor.tenantId, ids);
    const yieldToEventLoop = timeSlice();
    const repriced: Applied[] = [];
    for (const each of locked) {
      const applied = atSuggested(book, each);
      if (applied !== undefined) repriced.push(applied);
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    await writePrices(tx, actor, repriced);
    await rememberApplied(tx, repriced);
    signal.throwIfAborted();
    const next = ids.length < limit ? null : (ids.at(-1) ?? null);
    return { changed: repriced.map(pricesBefore), left: ids.length - repriced.length, next };
  });
}

/** Gives products the prices that resolve what is to do about them: chosen ones, or a part of all that a filter finds. */
export const applyActions = (
  db: Database,
  actor: Actor,
  { products, filter, after }: RequestedTarget,
  signal: AbortSignal,
): Promise<Reply> =>
  products === undefined
    ? applyFound(db, actor, { filter: filter ?? '', after }, signal)
    : applyNamed(db, actor, products);
