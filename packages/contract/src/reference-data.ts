import * as z from 'zod/mini';
import {
  fulfilmentModes,
  handovers,
  priceEndings,
  referralShapes,
  rangeFactorScopes,
  feeTableStates,
  planTypes,
} from './choices.ts';
import {
  addedWeight,
  bilingual,
  choice,
  code,
  count,
  day,
  id,
  instant,
  money,
  position,
  positiveMoney,
  positiveRate,
  rate,
  share,
  side,
  text,
  weight,
  withDefault,
  yesOrNo,
} from './field.ts';
import { maxClasses, maxSlabs } from './limits.ts';
import { provenanceInput, rowProvenance } from './provenance.ts';
import { reference } from './reference.ts';
import { shippingCredit, shippingCreditInput } from './shipping-credit.ts';
import { standardVat } from './standard-vat.ts';
import { categoryWordLines, writtenWordLines } from './category-word-lines.ts';
import { arabicProse, bilingualInput, englishText, plainText } from './text-format.ts';

/** A nullable field of a row, as an admin writes it: left out means null. */
const orNull = <S extends z.core.$ZodType>(schema: S) => withDefault(z.nullable(schema), null);

/** What most lists carry: a name in both languages, its place among the others, and how far it is backed. */
const listed = {
  code: code(),
  ...bilingual,
  position: position(),
  /** Inactive rows are kept for the past and not offered to sellers. */
  active: yesOrNo(),
  ...rowProvenance,
};
const listedInput = {
  ...bilingualInput,
  /** Default: behind the others when created, unchanged when changed. */
  position: z.exactOptional(position()),
  active: withDefault(yesOrNo(), true),
  ...provenanceInput,
};
/** What a category carries besides: the words sellers use for it, one a line, in each language. */
const category = { ...listed, wordsEn: categoryWordLines(), wordsAr: categoryWordLines() };
const categoryInput = {
  ...listedInput,
  /** Default: none when created, unchanged when changed. */
  wordsEn: z.exactOptional(writtenWordLines()),
  wordsAr: z.exactOptional(writtenWordLines()),
};
/** Default: made from the English name. */
const createOnlyCode = { code: z.exactOptional(code()) };

const store = reference('store', 'stores', {
  fields: {
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
    shippingCredit,
    ...rowProvenance,
  },
  relations: {},
  input: {
    ...bilingualInput,
    fulfilmentMode: choice(fulfilmentModes),
    active: withDefault(yesOrNo(), true),
    manualRates: withDefault(yesOrNo(), false),
    vat: withDefault(share(), standardVat),
    feeVat: withDefault(share(), standardVat),
    minReferral: withDefault(money(), 0),
    priceEnding: withDefault(choice(priceEndings), 'none'),
    addsPackaging: withDefault(yesOrNo(), false),
    volumetricDivisor: orNull(count(1, 100_000)),
    roundUpTo: orNull(weight()),
    shippingCredit: withDefault(shippingCreditInput, []),
    ...provenanceInput,
  },
  createOnly: createOnlyCode,
});

const productFamily = reference('product-family', 'product families', {
  fields: category,
  relations: {},
  input: categoryInput,
  createOnly: createOnlyCode,
});

const productSubFamily = reference('product-sub-family', 'product sub families', {
  fields: { ...category, familyId: id() },
  relations: { family: productFamily.row },
  input: { ...categoryInput, familyId: id() },
  createOnly: createOnlyCode,
});

const productType = reference('product-type', 'product types', {
  fields: { ...category, subFamilyId: id() },
  relations: { subFamily: productSubFamily.row },
  input: { ...categoryInput, subFamilyId: id() },
  createOnly: createOnlyCode,
});

const feeTable = reference('fee-table', 'fee tables', {
  fields: {
    storeId: id(),
    name: text(200),
    effectiveFrom: day(),
    state: choice(feeTableStates),
    publishedAt: z.nullable(instant()),
    ...rowProvenance,
  },
  relations: { store: store.row },
  input: { name: plainText(200), effectiveFrom: day(), ...provenanceInput },
  createOnly: {
    storeId: id(),
    /** The version whose classes and commissions the draft begins with; absent: it begins empty. */
    copyOf: z.exactOptional(id()),
  },
});

export const slab = z.object({ maxWeight: weight(), feeBelow: money(), feeAbove: money() });

/** A size class without the fee table it belongs to. */
export const classFields = {
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
  ...rowProvenance,
};

/** A size class as an admin writes it, whole: with its weight slabs, the lightest first. */
export const classInput = {
  ...bilingualInput,
  position: z.exactOptional(position()),
  handover: orNull(choice(handovers)),
  longestSide: orNull(side()),
  medianSide: orNull(side()),
  shortestSide: orNull(side()),
  packaging: withDefault(addedWeight(), 0),
  maxShippingWeight: orNull(weight()),
  breakpoint: orNull(positiveMoney()),
  overflowStep: orNull(weight()),
  overflowFee: orNull(money()),
  slabs: z
    .array(z.strictObject({ maxWeight: weight(), feeBelow: money(), feeAbove: money() }), 'count')
    .check(z.maxLength(maxSlabs, 'count')),
  ...provenanceInput,
};

const classification = reference('classification', 'size classes', {
  fields: { feeTableId: id(), ...classFields },
  relations: { feeTable: feeTable.row, slabs: z.array(slab) },
  input: classInput,
  createOnly: { feeTableId: id(), code: z.exactOptional(code()) },
});

const member = z.object({ classificationCode: code() });
const classificationCategory = reference('classification-category', 'size class categories', {
  fields: listed,
  relations: { members: z.array(member) },
  input: {
    ...listedInput,
    /** Codes of size classes; a class belongs to one category at most. */
    members: withDefault(z.array(code(), 'count').check(z.maxLength(maxClasses, 'count')), []),
  },
  createOnly: createOnlyCode,
});

const band = {
  min: money(),
  /** null: the last band is open. */
  max: z.nullable(money()),
  /** Basis points of the cost: 16000 asks 1.6 times the cost after VAT and fees. */
  factor: rate(),
};

const rangeFactor = reference('product-range-factors', 'range factors', {
  fields: {
    scope: choice(rangeFactorScopes),
    familyId: z.nullable(id()),
    subFamilyId: z.nullable(id()),
    typeId: z.nullable(id()),
    ...band,
    active: yesOrNo(),
    ...rowProvenance,
  },
  relations: {
    family: z.nullable(productFamily.row),
    subFamily: z.nullable(productSubFamily.row),
    type: z.nullable(productType.row),
  },
  input: {
    scope: choice(rangeFactorScopes),
    familyId: orNull(id()),
    subFamilyId: orNull(id()),
    typeId: orNull(id()),
    ...band,
    max: orNull(money()),
    factor: positiveRate(),
    active: withDefault(yesOrNo(), true),
    ...provenanceInput,
  },
  createOnly: {},
});

/** A commission without the fee table and the sub family it belongs to. */
export const rateFields = {
  shape: choice(referralShapes),
  rate1: share(),
  /** With `rate2` where the shape has a second rate; both null where it is flat. */
  limit: z.nullable(positiveMoney()),
  rate2: z.nullable(share()),
  ...rowProvenance,
};
/** A commission as an admin writes it. */
export const rateInput = {
  shape: choice(referralShapes),
  rate1: share(),
  limit: orNull(positiveMoney()),
  rate2: orNull(share()),
  ...provenanceInput,
};

const referralRule = reference('referral-rule', 'referral fee rules', {
  fields: { feeTableId: id(), subFamilyId: id(), ...rateFields },
  relations: { feeTable: feeTable.row, subFamily: productSubFamily.row },
  input: rateInput,
  createOnly: { feeTableId: id(), subFamilyId: id() },
});

const pricePlan = reference('price-plan', 'price plans', {
  fields: {
    ...bilingual,
    descriptionEn: text(2_000),
    descriptionAr: text(2_000),
    type: choice(planTypes),
    monthlyPrice: money(),
    yearlyPrice: money(),
    /** How many people may work with it, the subscriber among them. */
    users: count(1, 10_000),
    recommended: yesOrNo(),
    active: yesOrNo(),
  },
  relations: {},
  input: {
    ...bilingualInput,
    descriptionEn: englishText(2_000),
    descriptionAr: arabicProse(2_000),
    type: choice(planTypes),
    monthlyPrice: money(),
    yearlyPrice: money(),
    users: count(1, 10_000),
    recommended: withDefault(yesOrNo(), false),
    active: withDefault(yesOrNo(), true),
  },
  createOnly: {},
});

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
  pricePlan,
};

export type ReferenceName = keyof typeof referenceData;
const isReferenceName = (key: string): key is ReferenceName => key in referenceData;
export const referenceNames: readonly ReferenceName[] = Object.keys(referenceData).filter(isReferenceName);

export type ReferenceRow<N extends ReferenceName> = z.infer<(typeof referenceData)[N]['row']>;

/** What an admin writes of a list's row, before defaults. */
export type ReferenceInput<N extends ReferenceName> = z.input<(typeof referenceData)[N]['create']['body']>;
