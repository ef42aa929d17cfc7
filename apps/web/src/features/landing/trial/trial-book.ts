import type { FeeBook } from '@saer/contract/fee-book';
import { forHandover } from '@saer/contract/fee-table';
import { isConfirmed } from '@saer/contract/provenance';
import type { FeeTable, SizeClass } from '@saer/pricing/fee-table';
import type { Named } from '../named.ts';

/** What the landing page needs of a fee book: every store with fees in force, and a few common sub families. */
export interface TrialBook {
  readonly on: string;
  readonly stores: readonly TrialStore[];
  readonly subFamilies: readonly Named[];
}

export interface TrialStore extends Named {
  readonly feeTable: TrialFeeTable;
  /** The sub families whose commission no public source confirms. */
  readonly unconfirmed: readonly string[];
}

/** A fee table whose size classes have names to choose by. */
export interface TrialFeeTable extends FeeTable {
  readonly sizeClasses: readonly (SizeClass & Named)[];
}

/** In the order they are offered. */
const commonSubFamilies = [
  'home_general',
  'apparel_footwear',
  'fragrance',
  'personal_care_brand',
  'phone_accessories',
  'headphones',
  'small_appliances_other',
  'furniture',
  'toys',
  'food_beverages',
  'sports_outdoors',
  'all_other',
];

/** A fee book as the landing page uses it. */
export function trialBook(book: FeeBook): TrialBook {
  return {
    on: book.on,
    stores: book.stores.flatMap(trialStore),
    subFamilies: commonSubFamilies.flatMap((code) =>
      book.subFamilies.filter((each) => each.code === code).map(nameOnly),
    ),
  };
}

function trialStore(store: FeeBook['stores'][number]): TrialStore[] {
  if (store.feeTable === null) return [];
  const {
    version,
    store: policy,
    sizeClasses,
    referralRules,
    referralProvenance,
    rangeFactors,
  } = forHandover(store.feeTable, undefined);
  const offered = commonSubFamilies.filter((code) => Object.hasOwn(referralRules, code));
  return [
    {
      ...nameOnly(store),
      feeTable: {
        version,
        store: policy,
        sizeClasses: sizeClasses.map(
          ({ handover: _, status: _s, source: _o, note: _n, confirmed: _c, ...own }) => own,
        ),
        referralRules: Object.fromEntries(
          offered.flatMap((code) => {
            const rule = referralRules[code];
            return rule === undefined ? [] : [[code, rule]];
          }),
        ),
        rangeFactors: rangeFactors.filter(({ scope }) => scope.kind === 'general'),
      },
      unconfirmed: offered.filter((code) => !isConfirmed(referralProvenance[code]?.status ?? 'proposed')),
    },
  ];
}

const nameOnly = ({ code, nameEn, nameAr }: Named): Named => ({ code, nameEn, nameAr });

/** The stores that publish rates: only they can answer without the seller typing fees. */
export const pricedStores = (book: TrialBook): readonly TrialStore[] =>
  book.stores.filter(({ feeTable }) => !feeTable.store.manualRates);
