import { priceProduct } from '@saer/quoting/price-product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { PricesBefore } from '@saer/contract/products/product-prices';
import { riyadhDay } from '@saer/i18n/format-date';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { Actor } from '../policy.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { savedResult } from '../saved/price-product.ts';
import { type LockedProduct, lockProducts } from './lock-products.ts';
import { requireDistinct } from './require-unchanged.ts';
import { appliedAction } from '../tables.ts';
import { type Repriced, writePrices } from './write-prices.ts';

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
