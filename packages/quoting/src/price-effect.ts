import { evaluate } from '@saer/pricing/evaluate';
import { offer } from '@saer/pricing/offer';
import type { QuotableBook, StoreProduct } from './fee-book.ts';
import { resolveProduct } from './resolve-product.ts';

/** What a product's present price brings by the fees of a book, in halalas. */
export interface PriceEffect {
  /** null: by these fees it has no price at all. */
  readonly profit: number | null;
  readonly meetsTarget: boolean;
  /** The price that would leave the wanted profit; null: none does. */
  readonly neededPrice: number | null;
}

const nothing: PriceEffect = { profit: null, meetsTarget: false, neededPrice: null };

/** Says what a product at a price brings by the fees of a book; where its target is out of reach, its profit alone. */
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
