import type { FeeTable } from '../fees/fee-table.ts';
import type { Product } from '../fees/product.ts';

const [status, confirmed] = ['confirmed', true] as const;

/** A small store: three size classes, the last without limits, two referral rules and a factor up to 50 SAR and beyond. */
export const storeTable: FeeTable = {
  version: { id: '7', name: 'September 2025', effectiveFrom: '2025-09-01', status: 'sourced' },
  store: {
    code: 'STORE',
    shippingWeight: { addsPackaging: true, volumetricDivisor: 5000, roundUpTo: 50 },
    minReferral: 100,
    feeVat: 1500,
    shippingCredit: [],
    priceEnding: '.95',
    manualRates: false,
    deemedSupplier: null,
  },
  sizeClasses: [
    {
      code: 'envelope',
      longestSide: 330,
      medianSide: 230,
      shortestSide: 25,
      packaging: 40,
      maxShippingWeight: 500,
      breakpoint: 2500,
      slabs: [
        { maxWeight: 250, feeBelow: 600, feeAbove: 800 },
        { maxWeight: 500, feeBelow: 650, feeAbove: 850 },
      ],
      overflow: null,
    },
    {
      code: 'parcel',
      longestSide: 450,
      medianSide: 340,
      shortestSide: 260,
      packaging: 100,
      maxShippingWeight: 12_000,
      breakpoint: 2500,
      slabs: [
        { maxWeight: 1000, feeBelow: 800, feeAbove: 1000 },
        { maxWeight: 12_000, feeBelow: 1900, feeAbove: 2200 },
      ],
      overflow: null,
    },
    {
      code: 'bulky',
      longestSide: 2000,
      medianSide: null,
      shortestSide: null,
      packaging: 400,
      maxShippingWeight: null,
      breakpoint: 2500,
      slabs: [{ maxWeight: 40_000, feeBelow: 7000, feeAbove: 7500 }],
      overflow: { above: 40_000, step: 5000, fee: 1000 },
    },
  ],
  referralRules: {
    home: { shape: 'flat', rate1: 1400 },
    care: { shape: 'threshold', rate1: 900, limit: 5000, rate2: 1250 },
  },
  rangeFactors: [
    { id: '1', scope: { kind: 'general' }, min: 1, max: 5000, factor: 14_000, status, confirmed },
    { id: '2', scope: { kind: 'general' }, min: 5001, max: 100_000, factor: 13_000, status, confirmed },
    {
      id: '3',
      scope: { kind: 'subFamily', code: 'care' },
      min: 1,
      max: 2000,
      factor: 15_000,
      status,
      confirmed,
    },
  ],
};

/** A product of 750 g, shipped as a parcel of 850 g. */
export const kettle: Product = {
  subFamily: 'home',
  sides: [200, 250, 100],
  weight: 750,
  cost: 1150,
  costIncludesVat: false,
  costVat: 1500,
  vat: 1500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginBase: 'price',
  marginRate: 2000,
  extraRate: 0,
  extraFixed: 0,
  adsRate: 0,
  couponRate: 0,
  returnCost: 0,
  storageCost: 0,
};
