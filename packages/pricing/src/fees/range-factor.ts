import type { RangeFactor, RangeFactorScope } from './fee-table.ts';
import type { Product } from './product.ts';
import { shareAtLeast, WHOLE } from '../money/rounding.ts';
import type { Halalas } from '../money/units.ts';

/** The factor that applies to a cost, and the minimum profit it requires. */
export interface RangeFactorFloor<Factor extends RangeFactor = RangeFactor> {
  readonly factor: Factor;
  readonly floor: Halalas;
}

// From the narrowest scope to the widest.
const scopeKinds = ['type', 'subFamily', 'family', 'general'] as const;

type ScopeKind = (typeof scopeKinds)[number];
type Category = Pick<Product, 'family' | 'subFamily' | 'type'>;

/**
 * The minimum profit that the admin's range factors require at a cost before VAT: the cost times (factor − 1), rounded up, and never
 * below the requirement of lower bands, or 501 SAR would be priced under 500. The narrowest scope with a band for the cost wins.
 * Null if no band contains the cost. Source: docs/PRICING.md, "The target".
 */
export function rangeFactorFloor<Factor extends RangeFactor>(
  factors: readonly Factor[],
  category: Category,
  cost: Halalas,
): RangeFactorFloor<Factor> | null {
  for (const kind of scopeKinds) {
    const found = floorIn(factors, kind, category, cost);
    if (found !== null) return found;
  }
  return null;
}

function floorIn<Factor extends RangeFactor>(
  factors: readonly Factor[],
  kind: ScopeKind,
  category: Category,
  cost: Halalas,
): RangeFactorFloor<Factor> | null {
  let own: Factor | undefined;
  let below = Number.NEGATIVE_INFINITY;
  for (const band of factors) {
    const { scope, min, max } = band;
    if (scope.kind !== kind || !covers(scope, category)) continue;
    if (max !== null && max < cost) below = Math.max(below, bandFloor(band, max));
    else if (cost >= min) own ??= band;
  }
  return own === undefined ? null : { factor: own, floor: Math.max(bandFloor(own, cost), below) };
}

/**
 * The minimum profit that confirmed range factors require at a cost before VAT: that of the confirmed band with the cost, and what confirmed
 * bands below carry upwards, also into a band that is only proposed; a wider scope with a confirmed band then holds too. Null if none of
 * them is confirmed. Source: docs/PRICING.md, "The target".
 */
export function confirmedFloor<Factor extends RangeFactor & { readonly confirmed: boolean }>(
  factors: readonly Factor[],
  category: Category,
  cost: Halalas,
): RangeFactorFloor<Factor> | null {
  const covering = factors.filter(({ scope }) => covers(scope, category));
  if (!covering.some(({ confirmed }) => confirmed)) return null;
  let carried: RangeFactorFloor<Factor> | null = null;
  for (const kind of scopeKinds) {
    const bands = covering.filter(({ scope }) => scope.kind === kind);
    const confirmed = bands.filter((each) => each.confirmed);
    const found = floorIn(confirmed, kind, category, cost);
    if (found !== null) return carried !== null && carried.floor > found.floor ? carried : found;
    if (!bands.some(({ min, max }) => min <= cost && (max === null || cost <= max))) continue;
    for (const factor of confirmed) {
      const { max } = factor;
      if (max === null || max >= cost) continue;
      const floor = bandFloor(factor, max);
      if (carried === null || floor > carried.floor) carried = { factor, floor };
    }
  }
  return carried;
}

/** The requirement of one band at a cost. */
export function bandFloor({ factor }: RangeFactor, cost: Halalas): Halalas {
  return shareAtLeast(cost, factor - WHOLE);
}

function covers(scope: RangeFactorScope, category: Category): boolean {
  return scope.kind === 'general' || scope.code === category[scope.kind];
}
