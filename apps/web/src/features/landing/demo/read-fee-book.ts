import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import { isConfirmed } from '@saer/contract/fees/provenance';
import type { RangeFactorScope } from '@saer/pricing/fees/fee-table';
import { forHandover } from '@saer/quoting/fee-book';
import type { NamedByCode } from '../../../domain/names/name.ts';
import type { DemoFeeBook, DemoStore } from './demo-fee-book.ts';

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
export function demoFeeBook(book: PublicFeeBook): DemoFeeBook {
  const subFamilies = commonSubFamilies.flatMap((code) =>
    book.subFamilies
      .filter((each) => each.code === code)
      .map(({ family, ...each }) => ({ ...nameOnly(each), family })),
  );
  return {
    on: book.on,
    stores: book.stores.flatMap((store) => demoStore(store, subFamilies)),
    families: [],
    subFamilies,
    types: [],
    overrides: [],
  };
}

function demoStore(
  store: PublicFeeBook['stores'][number],
  subFamilies: DemoFeeBook['subFamilies'],
): DemoStore[] {
  if (store.feeTable === null) return [];
  const {
    version,
    store: policy,
    sizeClasses,
    referralRules,
    referralProvenance,
    rangeFactors,
  } = forHandover(store.feeTable);
  const offered = commonSubFamilies.filter((code) => Object.hasOwn(referralRules, code));
  return [
    {
      ...nameOnly(store),
      feeTable: {
        version,
        store: policy,
        sizeClasses: sizeClasses.map(sizeClass),
        referralRules: Object.fromEntries(
          offered.flatMap((code) => {
            const rule = referralRules[code];
            return rule === undefined ? [] : [[code, rule]];
          }),
        ),
        referralProvenance: Object.fromEntries(
          offered.map((code) => [code, { confirmed: referralProvenance[code]?.confirmed ?? false }]),
        ),
        rangeFactors: rangeFactors.filter(({ scope }) => isAbout(scope, subFamilies)),
      },
      firstDay: store.firstDay,
      isFact: isConfirmed(version.status),
    },
  ];
}

/** Says whether a range factor can apply to one of the available sub families. */
const isAbout = (scope: RangeFactorScope, subFamilies: DemoFeeBook['subFamilies']): boolean =>
  scope.kind === 'general' ||
  subFamilies.some(({ code, family }) => scope.code === (scope.kind === 'family' ? family : code));

type DemoSizeClass = DemoStore['feeTable']['sizeClasses'][number];

const sizeClass = (full: DemoSizeClass): DemoSizeClass => ({
  ...nameOnly(full),
  longestSide: full.longestSide,
  medianSide: full.medianSide,
  shortestSide: full.shortestSide,
  packaging: full.packaging,
  maxShippingWeight: full.maxShippingWeight,
  breakpoint: full.breakpoint,
  slabs: full.slabs,
  overflow: full.overflow,
  confirmed: full.confirmed,
});

const nameOnly = ({ code, nameEn, nameAr }: NamedByCode): NamedByCode => ({ code, nameEn, nameAr });
