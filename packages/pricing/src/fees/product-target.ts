import type { FeeTable, PolicyFactor } from './fee-table.ts';
import type { Product } from './product.ts';
import { confirmedFloor, rangeFactorFloor, type RangeFactorFloor } from './range-factor.ts';
import type { Halalas, BasisPoints } from '../money/units.ts';

/** A condition on the profit. Every part that is set must hold, compared without rounding. */
export interface Target {
  /** A sum. */
  readonly fixed?: Halalas;
  /** A share of the price, VAT included. */
  readonly ofPrice?: BasisPoints;
  /** A share of the price without its VAT. */
  readonly ofNet?: BasisPoints;
  /** A share of the cost before VAT (a markup). */
  readonly ofCost?: BasisPoints;
}

/**
 * Role of a range factor: as the whole target if the seller has none · as a floor under the seller's own target once an admin
 * has confirmed it · as advice only until then · not at all where no band contains the cost.
 */
export type RangeFactorRole = 'target' | 'floor' | 'advice' | 'none';

/** A product's target and its range factor. */
export interface ProductTarget {
  readonly target: Target;
  /** The seller's own target; null if there is none. */
  readonly own: Target | null;
  /** Null if no band contains the cost before VAT. */
  readonly rangeFactor: PolicyFactor | null;
  /** The minimum profit required by the range factor; null without one. */
  readonly floor: Halalas | null;
  readonly role: RangeFactorRole;
  /** A factor that is not confirmed and requires more than the confirmed ones; null if there is none. */
  readonly proposal: RangeFactorFloor<PolicyFactor> | null;
}

/**
 * The seller's own target, raised to the floor of a confirmed range factor. Without an own target, the factors alone, confirmed or
 * proposed, are the target: null if no band contains the cost before VAT either. Source: docs/PRICING.md, "The target".
 */
export function productTarget(
  { rangeFactors }: FeeTable,
  product: Product,
  cost: Halalas,
): ProductTarget | null {
  const own = ownTarget(product);
  const any = rangeFactorFloor(rangeFactors, product, cost);
  if (any === null)
    return own && { target: own, own, rangeFactor: null, floor: null, role: 'none', proposal: null };
  const confirmed = confirmedFloor(rangeFactors, product, cost);
  const proposal = confirmed === null || any.floor > confirmed.floor ? any : null;
  if (own === null) {
    const { factor, floor } = proposal ?? confirmed ?? any;
    return { target: { fixed: floor }, own, rangeFactor: factor, floor, role: 'target', proposal: null };
  }
  if (confirmed === null) {
    return { target: own, own, rangeFactor: any.factor, floor: any.floor, role: 'advice', proposal };
  }
  const { factor, floor } = confirmed;
  const target = { ...own, fixed: Math.max(own.fixed ?? floor, floor) };
  return { target, own, rangeFactor: factor, floor, role: 'floor', proposal };
}

/** The seller's own target, ignoring range factors; null if there is none. */
export function ownTarget({ marginRate, marginBase, marginAmount }: Product): Target | null {
  if (marginRate === undefined) return marginAmount === undefined ? null : { fixed: marginAmount };
  const share =
    marginBase === 'cost'
      ? { ofCost: marginRate }
      : marginBase === 'net'
        ? { ofNet: marginRate }
        : { ofPrice: marginRate };
  return marginAmount === undefined ? share : { ...share, fixed: marginAmount };
}
