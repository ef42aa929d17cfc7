import { priceProduct } from '@saer/quoting/price-product';
import { productResult } from '@saer/quoting/product-result';
import type { FeeBook } from '@saer/contract/fee-book';
import type { PricesBefore } from '@saer/contract/product-prices';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { Actor } from '../policy.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { type LockedProduct, lockProducts } from './locked-products.ts';
import { requireDistinct } from './require-unchanged.ts';
import { type Repriced, writePrices } from './write-prices.ts';

/** A product with the prices it had; undefined: by today's fees it has none. */
function withPrices(
  book: FeeBook,
  before: LockedProduct,
  { price, currentPrice }: PricesBefore,
): Repriced | undefined {
  const { price: _price, ...row } = calculationInput(before);
  const outcome = priceProduct(book, price === null ? row : { ...row, price });
  if (!outcome.ok) return undefined;
  const result = productResult(outcome.quote, currentPrice ?? undefined);
  return { before, now: { price, currentPrice, ...result } };
}

/** Gives products the prices back that they had, where nobody has changed them since. */
export async function undoRecommended(
  db: Database,
  actor: Actor,
  wanted: readonly PricesBefore[],
): Promise<{ restored: number[]; left: number[] }> {
  requireDistinct(wanted);
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    const ids = wanted.map(({ id }) => id);
    const held = new Map((await lockProducts(tx, actor.tenantId, ids)).map((each) => [each.id, each]));
    if (held.size === 0) throw new AppError({ code: 'rowGone' });
    const repriced: Repriced[] = [];
    const left: number[] = [];
    const yieldToEventLoop = timeSlice();
    for (const each of wanted) {
      const stored = held.get(each.id);
      const again = stored?.version === each.version ? withPrices(book, stored, each) : undefined;
      if (again === undefined) left.push(each.id);
      else repriced.push(again);
      await yieldToEventLoop();
    }
    await writePrices(tx, actor, repriced);
    return { restored: repriced.map(({ before }) => before.id), left };
  });
}
