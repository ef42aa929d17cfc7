import {
  feeTableStates,
  handovers,
  priceEndings,
  rangeFactorScopes,
  rangeFactorStates,
  referralShapes,
} from '@saer/contract/fees/choices';
import { serviceFeeKinds } from '@saer/contract/fees/service-fee';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bilingual, common, oneOf, searchText, share, instant } from '../database/columns.ts';
import {
  listColumns,
  uniqueNames,
  provenanceCheck,
  provenanceColumns,
} from '../lists/columns/list-columns.ts';
import { productFamily, productSubFamily, productType, store } from '../lists/tables.ts';
import { account } from '../principals/tables.ts';

const who = () => integer().references(() => account.id, { onDelete: 'set null' });

export const feeTable = pgTable(
  'fee_table',
  {
    ...common(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    name: text().notNull(),
    effectiveFrom: date({ mode: 'string' }).notNull(),
    state: text({ enum: feeTableStates }).notNull(),
    feeVat: integer().notNull(),
    minReferral: integer().notNull(),
    priceEnding: text({ enum: priceEndings }).notNull(),
    addsPackaging: boolean().notNull(),
    volumetricDivisor: integer(),
    roundUpTo: integer(),
    shippingCredit: jsonb().$type<{ upTo: number; credit: number }[]>().notNull(),
    /** The account that last changed the draft. */
    editedBy: who(),
    submittedAt: instant(),
    submittedBy: who(),
    publishedAt: instant(),
    publishedBy: who(),
    /** The keys of the doubts that whoever submitted and whoever published it confirmed. */
    submittedDoubts: jsonb().$type<readonly string[]>(),
    publishedDoubts: jsonb().$type<readonly string[]>(),
    /** When every seller whose products it changes had been told; null: the job has not been through. */
    sellersToldAt: instant(),
    correctsId: integer().references((): AnyPgColumn => feeTable.id),
    reason: text(),
    search: searchText('name'),
    ...provenanceColumns(),
  },
  (table) => [
    provenanceCheck(table, 'fee_table'),
    oneOf('fee_table_state', table.state, feeTableStates),
    oneOf('fee_table_price_ending', table.priceEnding, priceEndings),
    check('fee_table_rates', sql`${share(table.feeVat)} and ${table.minReferral} >= 0`),
    check('fee_table_weight_rule', sql`${table.volumetricDivisor} > 0 and ${table.roundUpTo} > 0`),
    unique('fee_table_version').on(table.storeId, table.effectiveFrom, table.name),
    check(
      'fee_table_published',
      sql`(${table.state} in ('published', 'superseded', 'corrected')) = (${table.publishedAt} is not null)`,
    ),
    check('fee_table_correction', sql`(${table.correctsId} is null) = (${table.reason} is null)`),
    // Only one may be in force per day; several drafts may have the same day.
    uniqueIndex('fee_table_day')
      .on(table.storeId, table.effectiveFrom)
      .where(sql`${table.state} in ('published', 'superseded')`),
  ],
);

export const classification = pgTable(
  'classification',
  {
    ...common(),
    feeTableId: integer()
      .notNull()
      .references(() => feeTable.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    ...bilingual(),
    position: integer().notNull(),
    handover: text({ enum: handovers }),
    longestSide: integer(),
    medianSide: integer(),
    shortestSide: integer(),
    packaging: integer().notNull(),
    maxShippingWeight: integer(),
    breakpoint: integer(),
    overflowStep: integer(),
    overflowFee: integer(),
    search: searchText('code', 'name_en', 'name_ar'),
    ...provenanceColumns(),
  },
  (table) => [
    provenanceCheck(table, 'classification'),
    oneOf('classification_handover', table.handover, handovers),
    unique('classification_code').on(table.feeTableId, table.code, table.handover).nullsNotDistinct(),
    check(
      'classification_limits',
      sql`${table.longestSide} > 0 and ${table.medianSide} > 0 and ${table.shortestSide} > 0 and ${table.packaging} >= 0
        and ${table.maxShippingWeight} > 0 and ${table.breakpoint} > 0`,
    ),
    check(
      'classification_overflow',
      sql`(${table.overflowStep} is null) = (${table.overflowFee} is null) and ${table.overflowStep} > 0 and ${table.overflowFee} >= 0`,
    ),
  ],
);

/** Child rows of a size class. */
export const slab = pgTable(
  'slab',
  {
    classificationId: integer()
      .notNull()
      .references(() => classification.id, { onDelete: 'cascade' }),
    maxWeight: integer().notNull(),
    feeBelow: integer().notNull(),
    feeAbove: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classificationId, table.maxWeight] }),
    check('slab_fees', sql`${table.maxWeight} > 0 and ${table.feeBelow} >= 0 and ${table.feeAbove} >= 0`),
  ],
);

export const classificationCategory = pgTable('classification_category', listColumns(), (table) => [
  provenanceCheck(table, 'classification_category'),
  ...uniqueNames(table, 'classification_category'),
]);

/** Refers to classes by code: membership survives across versions of a fee table. */
export const classificationCategoryMember = pgTable(
  'classification_category_member',
  {
    categoryId: integer()
      .notNull()
      .references(() => classificationCategory.id, { onDelete: 'cascade' }),
    classificationCode: text().notNull().unique('classification_category_member_once'),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.classificationCode] })],
);

export const rangeFactor = pgTable(
  'range_factor',
  {
    ...common(),
    scope: text({ enum: rangeFactorScopes }).notNull(),
    familyId: integer().references(() => productFamily.id),
    subFamilyId: integer().references(() => productSubFamily.id),
    typeId: integer().references(() => productType.id),
    min: integer().notNull(),
    max: integer(),
    factor: integer().notNull(),
    active: boolean().notNull().default(true),
    ...provenanceColumns(),
  },
  (table) => [
    provenanceCheck(table, 'range_factor'),
    check(
      'range_factor_scope',
      sql`${table.scope} = case
        when ${table.familyId} is not null and ${table.subFamilyId} is null and ${table.typeId} is null then 'family'
        when ${table.familyId} is null and ${table.subFamilyId} is not null and ${table.typeId} is null then 'subFamily'
        when ${table.familyId} is null and ${table.subFamilyId} is null and ${table.typeId} is not null then 'type'
        when ${table.familyId} is null and ${table.subFamilyId} is null and ${table.typeId} is null then 'general'
        else ''
      end`,
    ),
    check(
      'range_factor_band',
      sql`${table.min} >= 0 and ${table.max} >= ${table.min} and ${table.factor} > 0`,
    ),
    index('range_factor_start').on(table.scope, table.min),
  ],
);

export const referralRule = pgTable(
  'referral_rule',
  {
    ...common(),
    feeTableId: integer()
      .notNull()
      .references(() => feeTable.id, { onDelete: 'cascade' }),
    subFamilyId: integer()
      .notNull()
      .references(() => productSubFamily.id),
    shape: text({ enum: referralShapes }).notNull(),
    rate1: integer().notNull(),
    limit: integer(),
    rate2: integer(),
    ...provenanceColumns(),
  },
  (table) => [
    provenanceCheck(table, 'referral_rule'),
    unique('referral_rule_once').on(table.feeTableId, table.subFamilyId),
    oneOf('referral_rule_shape', table.shape, referralShapes),
    check('referral_rule_rates', sql`${share(table.rate1)} and ${share(table.rate2)} and ${table.limit} > 0`),
    check(
      'referral_rule_parts',
      sql`(${table.shape} = 'flat') = (${table.limit} is null) and (${table.shape} = 'flat') = (${table.rate2} is null)`,
    ),
  ],
);

/** Fees beyond commission and fulfilment. Of a kind the latest that has begun applies; services of one store differ by name. */
export const serviceFee = pgTable(
  'service_fee',
  {
    ...listColumns(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    kind: text({ enum: serviceFeeKinds }).notNull(),
    amount: integer(),
    rate: integer(),
    effectiveFrom: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    provenanceCheck(table, 'service_fee'),
    oneOf('service_fee_kind', table.kind, serviceFeeKinds),
    check('service_fee_figure', sql`${table.amount} >= 0 and ${share(table.rate)}`),
    check(
      'service_fee_share',
      sql`(${table.kind} = 'returnAdministrationShare') = (${table.rate} is not null)
        and (${table.kind} = 'returnAdministrationShare') = (${table.amount} is null)`,
    ),
    uniqueIndex('service_fee_day')
      .on(table.storeId, table.kind, table.effectiveFrom)
      .where(sql`${table.kind} <> 'valueAddedService'`),
    uniqueIndex('service_fee_name_en').on(
      table.storeId,
      table.effectiveFrom,
      sql`fold_arabic(${table.nameEn})`,
    ),
    uniqueIndex('service_fee_name_ar').on(
      table.storeId,
      table.effectiveFrom,
      sql`fold_arabic(${table.nameAr})`,
    ),
  ],
);

export const productFeeOverride = pgTable(
  'product_fee_override',
  {
    ...common(),
    /** The seller they belong to; null: all sellers. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    barcode: text().notNull(),
    referralRate: integer(),
    fulfilmentBelow: integer(),
    fulfilmentAbove: integer(),
    breakpoint: integer(),
    search: searchText('barcode'),
    ...provenanceColumns(),
  },
  (table) => [
    provenanceCheck(table, 'product_fee_override'),
    unique('product_fee_override_once').on(table.accountId, table.storeId, table.barcode).nullsNotDistinct(),
    check(
      'product_fee_override_fees',
      sql`${share(table.referralRate)} and ${table.fulfilmentBelow} >= 0 and ${table.fulfilmentAbove} >= 0 and ${table.breakpoint} > 0`,
    ),
    check(
      'product_fee_override_says_something',
      sql`(${table.referralRate} is not null or ${table.fulfilmentBelow} is not null)
        and (${table.fulfilmentBelow} is null) = (${table.fulfilmentAbove} is null)`,
    ),
  ],
);

/** Range factors as submitted, effective from a day. The list that admins edit is the draft of the next version. */
export const rangeFactorVersion = pgTable(
  'range_factor_version',
  {
    ...common(),
    effectiveFrom: date({ mode: 'string' }).notNull(),
    state: text({ enum: rangeFactorStates }).notNull(),
    factors: jsonb().$type<FeeTable['rangeFactors']>().notNull(),
    /** The account that last changed the list before it was submitted. */
    editedBy: who(),
    submittedAt: instant(),
    submittedBy: who(),
    publishedAt: instant(),
    publishedBy: who(),
    submittedDoubts: jsonb().$type<readonly string[]>(),
    publishedDoubts: jsonb().$type<readonly string[]>(),
    /** When every seller whose products it changes had been told; null: the job has not been through. */
    sellersToldAt: instant(),
    reason: text(),
  },
  (table) => [
    oneOf('range_factor_version_state', table.state, rangeFactorStates),
    check(
      'range_factor_version_published',
      sql`(${table.state} in ('published', 'corrected')) = (${table.publishedAt} is not null)`,
    ),
    uniqueIndex('range_factor_version_day')
      .on(table.effectiveFrom)
      .where(sql`${table.state} = 'published'`),
  ],
);
