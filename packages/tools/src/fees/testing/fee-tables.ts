import type { FeeTable, SizeClass, Slab } from '@saer/pricing/fees/fee-table';

const slabs = (
  ...rows: readonly (readonly [maxWeight: number, feeBelow: number, feeAbove: number])[]
): Slab[] => rows.map(([maxWeight, feeBelow, feeAbove]) => ({ maxWeight, feeBelow, feeAbove }));

const sizeClass = (
  code: string,
  [longestSide, medianSide, shortestSide]: readonly [number | null, number | null, number | null],
  rest: Pick<SizeClass, 'packaging' | 'maxShippingWeight' | 'slabs'> & Partial<SizeClass>,
): SizeClass => ({ code, longestSide, medianSide, shortestSide, breakpoint: 25_00, overflow: null, ...rest });

/** Every kilogram from 2 to `last`, each a riyal more than the one before. */
const kilograms = (last: number, below: number, above: number): Slab[] =>
  slabs(
    ...Array.from({ length: last - 1 }, (_, index): readonly [number, number, number] => [
      (index + 2) * 1_000,
      below + index * 100,
      above + index * 100,
    ]),
  );

const policy = {
  minReferral: 1_00,
  feeVat: 1_500,
  shippingCredit: [],
  priceEnding: 'none',
  manualRates: false,
  deemedSupplier: null,
} as const;

/** A store that adds packaging and charges by volume, with four classes like those of FBN. */
export const byVolume: FeeTable = {
  version: { id: '1', name: 'Test', effectiveFrom: '2025-09-01', status: 'sourced' },
  store: {
    ...policy,
    code: 'BY_VOLUME',
    shippingWeight: { addsPackaging: true, volumetricDivisor: 5_000, roundUpTo: 50 },
  },
  sizeClasses: [
    sizeClass('small_envelope', [200, 150, 10], {
      packaging: 20,
      maxShippingWeight: 100,
      slabs: slabs([100, 5_50, 7_50]),
    }),
    sizeClass('standard_parcel', [450, 340, 260], {
      packaging: 100,
      maxShippingWeight: 12_000,
      slabs: [
        ...slabs([250, 7_00, 9_00], [500, 7_50, 9_50], [1_000, 8_00, 10_00]),
        ...kilograms(12, 9_00, 11_00),
      ],
    }),
    sizeClass('oversize', [1_300, 340, 260], {
      packaging: 240,
      maxShippingWeight: 30_000,
      slabs: [...slabs([1_000, 10_00, 14_00]), ...kilograms(30, 11_00, 15_00)],
    }),
    sizeClass('bulky', [null, null, null], {
      packaging: 400,
      maxShippingWeight: null,
      slabs: slabs([20_000, 33_00, 37_00], [40_000, 50_00, 54_00]),
      overflow: { above: 40_000, step: 5_000, fee: 10_00 },
    }),
  ],
  referralRules: {},
  rangeFactors: [],
};

/** A store that weighs the unit alone and pays part of the shipping. */
export const byWeight: FeeTable = {
  ...byVolume,
  store: {
    ...policy,
    code: 'BY_WEIGHT',
    shippingWeight: { addsPackaging: false, volumetricDivisor: null, roundUpTo: null },
    shippingCredit: [
      { upTo: 100_00, credit: 12_00 },
      { upTo: 500_00, credit: 6_00 },
    ],
  },
};
