import type { RangeFactor, RangeFactorScope } from './fee-table.ts';
import type { Product } from './product.ts';
import { shareAtLeast, WHOLE } from './rounding.ts';
import type { Halalas } from './units.ts';

/** The factor that holds for a cost, and the least profit it asks for. */
export interface RangeFactorFloor {
  readonly factor: RangeFactor;
  readonly floor: Halalas;
}

// From the narrowest scope to the widest.
const scopeKinds = ['type', 'subFamily', 'family', 'general'] as const;

/**
 * The least profit the admin's range factors ask for at a cost before VAT: the cost times (factor − 1), rounded up, and never
 * below what the bands under it ask for, or 501 SAR would be priced under 500. The narrowest scope with a band for
 * the cost wins. Null: the cost lies in no band. Source: PRICING.md, "The target".
 */
export function rangeFactorFloor(
  factors: readonly RangeFactor[],
  product: Pick<Product, 'family' | 'subFamily' | 'type'>,
  cost: Halalas,
): RangeFactorFloor | null {
  for (const kind of scopeKinds) {
    const scoped = factors.filter(({ scope }) => scope.kind === kind && covers(scope, product));
    const factor = scoped.find(({ min, max }) => cost >= min && (max === null || cost <= max));
    if (factor === undefined) continue;
    const below = scoped.flatMap((band) => (isBelow(band, cost) ? [bandFloor(band, band.max)] : []));
    return { factor, floor: Math.max(bandFloor(factor, cost), ...below) };
  }
  return null;
}

/** What one band asks for at a cost. */
export function bandFloor({ factor }: RangeFactor, cost: Halalas): Halalas {
  return shareAtLeast(cost, factor - WHOLE);
}

function covers(scope: RangeFactorScope, product: Pick<Product, 'family' | 'subFamily' | 'type'>): boolean {
  return scope.kind === 'general' || scope.code === product[scope.kind];
}

function isBelow(band: RangeFactor, cost: Halalas): band is RangeFactor & { max: Halalas } {
  return band.max !== null && band.max < cost;
}
