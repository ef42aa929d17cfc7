import type { BasisPoints, Grams, Halalas } from '@saer/pricing/money/units';
import type { StatementRow } from './line.ts';

/** Why a charge differs from what is due, from the most to the least certain. */
export const differenceKinds = [
  /** The same fee of the same item is in another line too. */
  'twice',
  /** The marketplace measured another size or weight. */
  'sizeClass',
  /** Another rate, or that of another category. */
  'rate',
  /** By the price before a promotion that the line names. */
  'promotion',
  /** By another price of the product, or beyond a breakpoint. */
  'price',
  /** By the fees of another date. */
  'table',
  /** The minimum fee, or its absence. */
  'minimum',
  /** VAT is missing, or more or less than it should be. */
  'vat',
  /** Returned or cancelled, and not given back. */
  'credit',
  /** More was kept of a return, or charged for it, than the store's fee for its administration. */
  'returnCap',
  /** A halala a unit. */
  'rounding',
  'unknown',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A difference with its explanation. */
export type Difference =
  /** The charge is that of this class up to this weight. `isOrVat`: it is also the fee that is due with too much or too little VAT. */
  | {
      readonly kind: 'sizeClass';
      readonly sizeClass: string;
      readonly maxWeight: Grams;
      readonly isOrVat: boolean;
    }
  /** `subFamilies`: the categories with that rate, at most five; empty if it is nobody's. */
  | { readonly kind: 'rate'; readonly rate: BasisPoints; readonly subFamilies: readonly string[] }
  | { readonly kind: 'price'; readonly price: Halalas | null }
  | { readonly kind: 'promotion'; readonly price: Halalas }
  /** `first`: where it was charged before. */
  | { readonly kind: 'twice'; readonly first: StatementRow }
  | { readonly kind: 'table'; readonly from: string }
  | { readonly kind: 'minimum' | 'vat' | 'credit' | 'returnCap' | 'rounding' | 'unknown' };

/** Why a charge was not checked. */
const uncheckedReasons = [
  /** As most lines of its product, which is all that is known: it was not held against the fee table. */
  'inferred',
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
  /** Neither commission nor fulfilment fee: the fee table does not have it. */
  'otherFee',
  /** The line charges nothing. */
  'notCharged',
] as const;
export type UncheckedReason = (typeof uncheckedReasons)[number];

/** Kinds of what stands out in a charge that could not be held against the fee of its product. */
export const findingKinds = [
  /** No category of the store's fee table has this commission. */
  'noSuchRate',
  /** No size class of the store's fee table has this fee. */
  'noSuchFee',
  /** More than the size class that the file names costs at any weight. */
  'aboveClass',
  /** Unlike most lines of its product. */
  'unlike',
  /** Returned, and the commission was not given back. */
  'notCredited',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export type Finding =
  | { readonly kind: 'noSuchRate'; readonly rate: BasisPoints }
  /** `unit`: the fee of one unit. `highest`: of one unit. `usual`: of the whole line. All with VAT. */
  | { readonly kind: 'noSuchFee'; readonly unit: Halalas }
  | { readonly kind: 'aboveClass'; readonly unit: Halalas; readonly highest: Halalas }
  | { readonly kind: 'unlike'; readonly usual: Halalas }
  | { readonly kind: 'notCredited' };

/** A charge held against what is due. Sums in halalas, VAT included, for all units of the line; negative for a credit. */
export type FeeCheck =
  | { readonly state: 'unchecked'; readonly charged: Halalas; readonly reason: UncheckedReason }
  /** Not checked either: it is in no sum of what is due. */
  | { readonly state: 'finding'; readonly charged: Halalas; readonly finding: Finding }
  | {
      readonly state: 'agrees';
      readonly charged: Halalas;
      readonly due: Halalas;
      readonly inferred: boolean;
      /** It is not above what the store may keep of a return, which is all that was checked. */
      readonly isWithinCap?: true;
      readonly toConfirm?: true;
    }
  | {
      readonly state: 'differs';
      readonly charged: Halalas;
      readonly due: Halalas;
      readonly inferred: boolean;
      readonly difference: Difference;
      /** Set where what is due has neither a source nor an admin's confirmation: the store may be right. */
      readonly toConfirm?: true;
    };

/** True if a charge was held against what is due. */
export const isChecked = (check: FeeCheck): check is Extract<FeeCheck, { readonly due: Halalas }> =>
  check.state === 'agrees' || check.state === 'differs';

/** The sum charged too much; negative: too little. 0 where nothing was checked. */
export const excessOf = (check: FeeCheck): Halalas =>
  check.state === 'differs' ? check.charged - check.due : 0;
