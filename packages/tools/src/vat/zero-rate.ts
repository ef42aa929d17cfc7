import type { FeeTable } from '@saer/pricing/fees/fee-table';
import { leastPrice } from '@saer/pricing/search/least-price';
import { offer, type Offer } from '@saer/pricing/answer/offer';
import type { Product } from '@saer/pricing/fees/product';
import type { Refusal } from '@saer/pricing/fees/refusal';
import type { Halalas, BasisPoints } from '@saer/pricing/money/units';

/** The standard rate of VAT in Saudi Arabia since 1 July 2020. Source: GAZT, VAT General Guideline (July 2020). */
const standardRate: BasisPoints = 1500;

/** The same product sold at the standard rate and at zero rate. */
export interface ZeroRateComparison {
  readonly ok: true;
  readonly standard: Offer;
  readonly zeroRated: Offer;
  /** Amount by which the zero-rated price is lower that meets the same target. */
  readonly saved: Halalas;
  /** The lowest zero-rated price that earns exactly the profit of the standard-rated one; null if none does. */
  readonly sameProfitPrice: Halalas | null;
}

/**
 * Prices a product at both rates. A seller who is not registered charges no VAT either way, and both are the same. Source:
 * docs/PRICING.md (`v` is 0 for a zero-rated item); reference data: qualifying medicines and medical equipment, investment metals
 * and exports.
 */
export function compareZeroRate(feeTable: FeeTable, product: Product): ZeroRateComparison | Refusal {
  const { price: _own, ...unpriced } = product;
  const standard = offer(feeTable, { ...unpriced, vat: standardRate });
  if (!standard.ok) return standard;
  const zeroRated = offer(feeTable, { ...unpriced, vat: 0 });
  if (!zeroRated.ok) return zeroRated;
  const { price, profit } = standard.recommended.statement;
  return {
    ok: true,
    standard,
    zeroRated,
    saved: price - zeroRated.recommended.statement.price,
    sameProfitPrice: leastPrice(zeroRated.terms, { fixed: profit }),
  };
}
