import * as z from 'zod/mini';
import {
  addedWeight,
  bilingual,
  choice,
  code,
  count,
  day,
  id,
  money,
  position,
  positiveMoney,
  rate,
  share,
  side,
  text,
  weight,
  yesOrNo,
} from './field.ts';
import { reference } from './reference.ts';

export const fulfilmentModes = [
  'FBN',
  'FBP',
  'FBA',
  'EASY_SHIP',
  'SELF',
  'SUPPLY_PRICE',
  'WHOLESALE',
] as const;
/** Who brings the parcel to the courier, where the store asks a different fee for it. */
export const handovers = ['DROP_OFF', 'PICKUP'] as const;
export const priceEndings = ['none', '.95', '.99', 'whole'] as const;
export const referralShapes = ['flat', 'threshold', 'sliding'] as const;
export const rangeFactorScopes = ['general', 'family', 'subFamily', 'type'] as const;
export const feeTableStates = ['draft', 'published', 'withdrawn'] as const;

const store = reference(
  'store',
  'stores',
  {
    code: code(),
    ...bilingual,
    fulfilmentMode: choice(fulfilmentModes),
    /** Inactive stores are kept, not offered. */
    active: yesOrNo(),
    /** The seller types commission and fulfilment; the store needs no fee table. */
    manualRates: yesOrNo(),
    vat: share(),
    feeVat: share(),
    minReferral: money(),
    priceEnding: choice(priceEndings),
    /** The shipping weight counts the size class's packaging. */
    addsPackaging: yesOrNo(),
    /** cm³ to the kilogram; null: the store ignores volume. */
    volumetricDivisor: z.nullable(count(1, 100_000)),
    /** The shipping weight is rounded up to this; null: not rounded. */
    roundUpTo: z.nullable(weight()),
    /** What the store pays towards shipping, by price; above the last band nothing. */
    shippingCredit: z.array(z.object({ upTo: positiveMoney(), credit: money() })),
  },
  {},
);

const productFamily = reference(
  'product-family',
  'product families',
  { code: code(), ...bilingual, position: position() },
  {},
);

const productSubFamily = reference(
  'product-sub-family',
  'product sub families',
  { code: code(), familyId: id(), ...bilingual, position: position() },
  { family: productFamily.row },
);

const productType = reference(
  'product-type',
  'product types',
  { code: code(), subFamilyId: id(), ...bilingual, position: position() },
  { subFamily: productSubFamily.row },
);

const feeTable = reference(
  'fee-table',
  'fee tables',
  { storeId: id(), name: text(200), effectiveFrom: day(), state: choice(feeTableStates) },
  { store: store.row },
);

const slab = z.object({ maxWeight: weight(), feeBelow: money(), feeAbove: money() });

const classification = reference(
  'classification',
  'size classes',
  {
    feeTableId: id(),
    code: code(),
    ...bilingual,
    position: position(),
    handover: z.nullable(choice(handovers)),
    longestSide: z.nullable(side()),
    medianSide: z.nullable(side()),
    shortestSide: z.nullable(side()),
    packaging: addedWeight(),
    /** null: no limit. */
    maxShippingWeight: z.nullable(weight()),
    /** Up to this price the fee is `feeBelow`; null: one fee. */
    breakpoint: z.nullable(positiveMoney()),
    /** Each started step above the last slab costs this much more; null: none heavier is taken. */
    overflowStep: z.nullable(weight()),
    overflowFee: z.nullable(money()),
  },
  { feeTable: feeTable.row, slabs: z.array(slab) },
);

const classificationCategory = reference(
  'classification-category',
  'size class categories',
  { code: code(), ...bilingual, position: position() },
  { members: z.array(z.object({ classificationCode: code() })) },
);

const rangeFactor = reference(
  'product-range-factors',
  'range factors',
  {
    scope: choice(rangeFactorScopes),
    familyId: z.nullable(id()),
    subFamilyId: z.nullable(id()),
    typeId: z.nullable(id()),
    min: money(),
    /** null: the last band is open. */
    max: z.nullable(money()),
    /** Basis points of the cost: 16000 asks 1.6 times the cost after VAT and fees. */
    factor: rate(),
  },
  {
    family: z.nullable(productFamily.row),
    subFamily: z.nullable(productSubFamily.row),
    type: z.nullable(productType.row),
  },
);

const referralRule = reference(
  'referral-rule',
  'referral fee rules',
  {
    feeTableId: id(),
    subFamilyId: id(),
    shape: choice(referralShapes),
    rate1: share(),
    /** With `rate2` where the shape has a second rate; both null where it is flat. */
    limit: z.nullable(positiveMoney()),
    rate2: z.nullable(share()),
  },
  { feeTable: feeTable.row, subFamily: productSubFamily.row },
);

const productFeeOverride = reference(
  'product-fee-override',
  'fees agreed for one product',
  {
    storeId: id(),
    barcode: text(64),
    /** null: the store's own rule. */
    referralRate: z.nullable(share()),
    /** null: the store's own fees. */
    fulfilmentBelow: z.nullable(money()),
    fulfilmentAbove: z.nullable(money()),
    breakpoint: z.nullable(positiveMoney()),
  },
  { store: store.row },
);

/** Every list of reference data, by the name its row goes by in code. */
export const referenceData = {
  store,
  productFamily,
  productSubFamily,
  productType,
  feeTable,
  classification,
  classificationCategory,
  rangeFactor,
  referralRule,
  productFeeOverride,
};

export type ReferenceName = keyof typeof referenceData;
const isReferenceName = (key: string): key is ReferenceName => key in referenceData;
export const referenceNames: readonly ReferenceName[] = Object.keys(referenceData).filter(isReferenceName);

export type ReferenceRow<N extends ReferenceName> = z.infer<(typeof referenceData)[N]['row']>;
