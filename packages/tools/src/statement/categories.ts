import type { Halalas } from '@saer/pricing/money/units';
import type { CheckedLine } from './check-lines.ts';
import { type DifferenceKind, excessOf, type FeeCheck } from './difference.ts';
import type { ChargeKind } from './line.ts';
import type { OtherKind } from './other-charges.ts';

/** Categories of charges: every charge of a statement is in exactly one. */
export const chargeCategories = [
  /** Held against the fee table, and as it says. */
  'agrees',
  'twice',
  'size',
  'rate',
  'promotion',
  'price',
  'date',
  'minimum',
  'vat',
  /** A return or a cancelled item: not given back, kept, or charged for it. */
  'return',
  'rounding',
  'unexplained',
  /** Compared with the other lines of its product only. */
  'compared',
  'unchecked',
  'penalty',
  'cancellation',
  'damagedReturn',
  'storage',
  'subsidy',
  'other',
] as const;
export type ChargeCategory = (typeof chargeCategories)[number];

/** The charges of a category, VAT included. */
export interface CategorySum {
  readonly category: ChargeCategory;
  readonly charges: number;
  readonly charged: Halalas;
  /** Part of it charged too much, less what was charged too little. */
  readonly excess: Halalas;
}

const ofDifference: Readonly<Record<DifferenceKind, ChargeCategory>> = {
  twice: 'twice',
  sizeClass: 'size',
  rate: 'rate',
  promotion: 'promotion',
  price: 'price',
  table: 'date',
  minimum: 'minimum',
  vat: 'vat',
  credit: 'return',
  returnCap: 'return',
  rounding: 'rounding',
  unknown: 'unexplained',
};

const ofKind: Readonly<Record<OtherKind, ChargeCategory>> = {
  penalty: 'penalty',
  cancellation: 'cancellation',
  damagedReturn: 'damagedReturn',
  returnAdministration: 'return',
  storage: 'storage',
  promotion: 'promotion',
  subsidy: 'subsidy',
  other: 'other',
};

function categoryOf(kind: ChargeKind, check: FeeCheck): ChargeCategory {
  if (check.state === 'differs') return ofDifference[check.difference.kind];
  if (kind !== 'referral' && kind !== 'fulfilment') return ofKind[kind];
  if (check.state === 'agrees') return check.isWithinCap === true ? 'return' : 'agrees';
  const isCompared =
    check.state === 'finding' ? check.finding.kind === 'unlike' : check.reason === 'inferred';
  return isCompared ? 'compared' : 'unchecked';
}

/** All charges of a line, each with what it is for. */
export const chargesOf = ({
  referral,
  fulfilment,
  charges,
}: Pick<CheckedLine, 'referral' | 'fulfilment' | 'charges'>): readonly (readonly [
  ChargeKind,
  FeeCheck,
])[] => [
  ['referral', referral],
  ['fulfilment', fulfilment],
  ...charges.map(({ charge, check }) => [charge.kind, check] as const),
];

/** Adds up every charge in its category. */
export class CategorySums {
  readonly #sums = new Map<ChargeCategory, { charges: number; charged: Halalas; excess: Halalas }>();

  /** A fee that is not charged is in no category. */
  add(kind: ChargeKind, check: FeeCheck): void {
    if (check.state === 'unchecked' && check.reason === 'notCharged') return;
    this.#add(categoryOf(kind, check), 1, check.charged, excessOf(check));
  }

  /** Charges in rows that belong to no line. */
  addOther(kind: OtherKind, charges: number, charged: Halalas): void {
    this.#add(ofKind[kind], charges, charged, 0);
  }

  #add(category: ChargeCategory, charges: number, charged: Halalas, excess: Halalas): void {
    const found = this.#sums.get(category);
    if (found === undefined) {
      this.#sums.set(category, { charges, charged, excess });
      return;
    }
    found.charges += charges;
    found.charged += charged;
    found.excess += excess;
  }

  /** In the order of `chargeCategories`. */
  get value(): readonly CategorySum[] {
    return chargeCategories.flatMap((category) => {
      const sums = this.#sums.get(category);
      return sums === undefined ? [] : [{ category, ...sums }];
    });
  }
}
