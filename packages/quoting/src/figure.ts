import type { Offer } from '@saer/pricing/answer/offer';
import type { StoreFee } from '@saer/contract/fees/choices';

/**
 * A sum with its provenance. What leaves the page of its calculation, where each fee names its source, takes figures: a bare number
 * does not compile there.
 */
export interface Figure {
  readonly halalas: number;
  /** Computed from a fee or a range factor that no public source and no admin confirms: never printed as a fact. */
  readonly isToConfirm: boolean;
}

/** An answer's price and net profit. */
export interface PriceFigures {
  readonly price: Figure;
  readonly profit: Figure;
}

interface Answered {
  readonly quote: {
    readonly final: { readonly statement: { readonly price: number; readonly profit: number } };
    readonly recommended: { readonly statement: { readonly price: number } } | null;
    /** Absent where a price is only checked, null where no band contains the cost. */
    readonly rangeFactor?: { readonly confirmed: boolean } | null;
    readonly rangeFactorRole?: Offer['rangeFactorRole'];
  };
  readonly toConfirm: readonly StoreFee[];
}

/**
 * The price and profit of an answer. A price that the seller entered is the seller's own, whatever the fees; a recommended one, and every
 * profit, carries the weakest source it is computed from (docs/PRICING.md, provenance).
 */
export function priceFigures({ quote, toConfirm }: Answered): PriceFigures {
  const { price, profit } = quote.final.statement;
  const byFees = toConfirm.length > 0;
  const isRecommended = quote.recommended?.statement.price === price;
  const byFactor =
    isRecommended && quote.rangeFactorRole === 'target' && quote.rangeFactor?.confirmed === false;
  return {
    price: { halalas: price, isToConfirm: isRecommended && (byFees || byFactor) },
    profit: { halalas: profit, isToConfirm: byFees || byFactor },
  };
}
