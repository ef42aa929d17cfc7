import { evaluate } from '@saer/pricing/evaluate';
import { offer } from '@saer/pricing/offer';
import type { QuotableBook, StoreProduct } from './fee-book.ts';
import { resolveProduct } from './resolve-product.ts';

/** The effect of a fee book on a product at its current price, in halalas. */
export interface PriceEffect {
  /** null if these fees give it no price at all. */
  readonly profit: number | null;
  readonly meetsTarget: boolean;
  /** The price that would meet the target; null if there is none. */
  readonly neededPrice: number | null;
}

const nothing: PriceEffect = { profit: null, meetsTarget: false, neededPrice: null };

/** Evaluates a product at a price with the fees of a book; if its target is unreachable, only its profit. */
export function priceEffect(book: QuotableBook, product: StoreProduct, price: number): PriceEffect {
  const resolved = resolveProduct(book, { ...product, price });
  if (!resolved.ok) return nothing;
  const priced = offer(resolved.feeTable, resolved.product);
  if (priced.ok) {
    const { final, finalMeetsTarget, recommended } = priced;
    return {
      profit: final.statement.profit,
      meetsTarget: finalMeetsTarget,
      neededPrice: recommended.statement.price,
    };
  }
  if (priced.reason !== 'targetUnreachable') return nothing;
  const checked = evaluate(resolved.feeTable, resolved.product, price);
  return checked.ok ? { ...nothing, profit: checked.point.statement.profit } : nothing;
}
