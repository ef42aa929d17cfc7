import type { PolicyFactor } from '@saer/pricing/fees/fee-table';
import { leastPrice } from '@saer/pricing/search/least-price';
import type { Product } from '@saer/pricing/fees/product';
import { profitAt } from '@saer/pricing/search/profit';
import { bandFloor, rangeFactorFloor } from '@saer/pricing/fees/range-factor';
import { WHOLE } from '@saer/pricing/money/rounding';
import type { Terms } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import type { FactorMissing } from './approval-gap.ts';

/** A price held against the range factor of its cost. */
export interface FactorCheck {
  readonly ok: true;
  readonly factor: PolicyFactor;
  /** The minimum profit, never below the requirement of lower bands. */
  readonly floor: Halalas;
  /** True if a lower band's requirement applies, because it is higher than the band's own. */
  readonly isCarried: boolean;
  readonly profit: Halalas;
  /** (cost + profit) over cost, rounded down; null if the cost is 0. */
  readonly reached: BasisPoints | null;
  /** The profit that is missing; 0 if the price returns enough. */
  readonly missing: Halalas;
  /** The lowest price that returns enough; null if none does. */
  readonly minimum: Halalas | null;
}

/**
 * Checks a price against the range factor of its product's cost before VAT, whether an admin has confirmed the factor or not. `price`
 * from 1 to the engine's price limit, terms within its limits. Source: docs/PRICING.md, "Range factor".
 */
export function factorCheck(
  factors: readonly PolicyFactor[],
  category: Pick<Product, 'family' | 'subFamily' | 'type'>,
  terms: Terms,
  price: Halalas,
): FactorCheck | FactorMissing {
  const { cost } = terms;
  const found = rangeFactorFloor(factors, category, cost);
  if (found === null) return { ok: false, reason: 'missingFactor', cost };
  const { factor, floor } = found;
  const profit = profitAt(terms, price);
  return {
    ok: true,
    factor,
    floor,
    isCarried: floor > bandFloor(factor, cost),
    profit,
    reached: cost === 0 ? null : Math.floor(((cost + profit) * WHOLE) / cost),
    missing: Math.max(0, floor - profit),
    minimum: leastPrice(terms, { fixed: floor }),
  };
}
