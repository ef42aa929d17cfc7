import { fulfilmentModes, planTypes, storeDeemedSuppliers } from '@saer/contract/fees/choices';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, bilingual, common, id, oneOf, searchText, writtenAt } from '../database/columns.ts';
import { provenanceCheck, provenanceColumns, categoryColumns, uniqueNames } from './columns/list-columns.ts';

export const store = pgTable(
  'store',
  {
    ...common(),
    code: text().notNull().unique(),
    ...bilingual(),
    search: searchText('code', 'name_en', 'name_ar'),
    ...provenanceColumns(),
    fulfilmentMode: text({ enum: fulfilmentModes }).notNull(),
    active: boolean().notNull(),
    manualRates: boolean().notNull(),
    deemedSupplier: text({ enum: storeDeemedSuppliers }).notNull().default('unknown'),
    deemedSupplierSource: text(),
    deemedSupplierOn: date(),
    /** When the answer last changed, written by a trigger: read by the previous version alone, so the next one removes both. */
    deemedSupplierChangedAt: instant()
      .notNull()
      .default(sql`'2025-12-31T21:00:00Z'`),
  },
  (table) => [
    provenanceCheck(table, 'store'),
    ...uniqueNames(table, 'store'),
    oneOf('store_fulfilment_mode', table.fulfilmentMode, fulfilmentModes),
    oneOf('store_deemed_supplier', table.deemedSupplier, storeDeemedSuppliers),
    check(
      'store_deemed_supplier_source',
      sql`${table.deemedSupplier} not in ('storeBears', 'sellerBears') or (${table.deemedSupplierSource} is not null and ${table.deemedSupplierOn} is not null)`,
    ),
  ],
);

export const productFamily = pgTable('product_family', categoryColumns(), (table) => [
  provenanceCheck(table, 'product_family'),
  ...uniqueNames(table, 'product_family'),
]);

export const productSubFamily = pgTable(
  'product_sub_family',
  {
    ...categoryColumns(),
    familyId: integer()
      .notNull()
      .references(() => productFamily.id),
  },
  (table) => [
    provenanceCheck(table, 'product_sub_family'),
    ...uniqueNames(table, 'product_sub_family', table.familyId),
    index().on(table.familyId),
  ],
);

export const productType = pgTable(
  'product_type',
  {
    ...categoryColumns(),
    subFamilyId: integer()
      .notNull()
      .references(() => productSubFamily.id),
  },
  (table) => [
    provenanceCheck(table, 'product_type'),
    ...uniqueNames(table, 'product_type', table.subFamilyId),
    index().on(table.subFamilyId),
  ],
);

export const pricePlan = pgTable(
  'price_plan',
  {
    ...common(),
    ...bilingual(),
    descriptionEn: text().notNull(),
    descriptionAr: text().notNull(),
    type: text({ enum: planTypes }).notNull(),
    monthlyPrice: integer().notNull(),
    yearlyPrice: integer().notNull(),
    users: integer().notNull(),
    recommended: boolean().notNull(),
    active: boolean().notNull(),
    search: searchText('name_en', 'name_ar'),
  },
  (table) => [
    oneOf('price_plan_type', table.type, planTypes),
    ...uniqueNames(table, 'price_plan'),
    uniqueIndex('price_plan_recommended')
      .on(table.recommended)
      .where(sql`recommended`),
    check(
      'price_plan_figures',
      sql`${table.monthlyPrice} >= 0 and ${table.yearlyPrice} >= 0 and ${table.users} > 0`,
    ),
  ],
);

/** Counts of category searches without a result: words a category may be missing. */
export const missedSearch = pgTable(
  'missed_search',
  {
    id: id(),
    /** As first typed. */
    term: text().notNull(),
    /** With spelling variants unified. */
    folded: text().notNull().unique(),
    language: text({ enum: ['ar', 'en'] }).notNull(),
    count: integer().notNull().default(1),
    firstAt: writtenAt(),
    lastAt: writtenAt(),
  },
  (table) => [
    oneOf('missed_search_language', table.language, ['ar', 'en']),
    check('missed_search_count', sql`${table.count} > 0`),
    index('missed_search_count_at').on(table.count, table.lastAt, table.id),
  ],
);
