import type { BasisPoints, Grams, Halalas } from '@saer/pricing/units';

/** Why a charge differs from what is due, from the most to the least certain. */
export const differenceKinds = [
  /** The marketplace measured another size or weight. */
  'sizeClass',
  /** Another rate, or that of another category. */
  'rate',
  /** Of another price of the product: before or after a promotion, or beyond a breakpoint. */
  'price',
  /** By the fees of another date. */
  'table',
  /** The minimum fee, or its absence. */
  'minimum',
  /** VAT is missing, or more or less than it should be. */
  'vat',
  /** Returned or cancelled, and not given back. */
  'credit',
  /** A halala a unit. */
  'rounding',
  'unknown',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A difference with its explanation. */
export type Difference =
  /** The charge is that of this class up to this weight. */
  | { readonly kind: 'sizeClass'; readonly sizeClass: string; readonly maxWeight: Grams }
  /** `subFamilies`: the categories with that rate, at most five; empty if it is nobody's. */
  | { readonly kind: 'rate'; readonly rate: BasisPoints; readonly subFamilies: readonly string[] }
  | { readonly kind: 'price'; readonly price: Halalas | null }
  | { readonly kind: 'table'; readonly from: string }
  | { readonly kind: 'minimum' | 'vat' | 'credit' | 'rounding' | 'unknown' };

export type CheckedFee = 'referral' | 'fulfilment';

/** Why a charge was not checked. */
export const uncheckedReasons = [
  /** Neither a saved product nor a category, and too few lines of it to infer a rate. */
  'noProduct',
  /** The product has no size or weight that gives a fee. */
  'noSize',
  /** Its category has no rate in the table. */
  'noRate',
  /** The store had no fee table on the day. */
  'noTable',
  'noDay',
  'noPrice',
  /** The line charges nothing. */
  'notCharged',
] as const;
export type UncheckedReason = (typeof uncheckedReasons)[number];

/** A charge held against what is due. Sums in halalas, VAT included, for all units of the line; negative for a credit. */
export type FeeCheck =
  | { readonly state: 'unchecked'; readonly charged: Halalas; readonly reason: UncheckedReason }
  | { readonly state: 'agrees'; readonly charged: Halalas; readonly due: Halalas; readonly inferred: boolean }
  | {
      readonly state: 'differs';
      readonly charged: Halalas;
      readonly due: Halalas;
      readonly inferred: boolean;
      readonly difference: Difference;
    };

/** The sum charged too much; negative: too little. 0 where nothing was checked. */
export const excessOf = (check: FeeCheck): Halalas =>
  check.state === 'differs' ? check.charged - check.due : 0;
