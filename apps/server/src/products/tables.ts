import type { AgreedFeeOverride } from '@saer/contract/fees/own-fees';
import { marginBases, type ProductInput } from '@saer/contract/products/product-input';
import { actionKinds, handovers, priceEndings } from '@saer/contract/fees/choices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from '../principals/tables.ts';
import { savedFile } from '../storage/tables.ts';
import { bytes, common, id, oneOf, searchText, share, writtenAt, instant } from '../database/columns.ts';
import { productSubFamily, productType, store } from '../lists/tables.ts';
import { feeTable } from '../fees/tables.ts';

/** Results of the largest figures do not fit an integer: a loss of thousands at one halala. */
const total = () => bigint({ mode: 'number' });

/** Sellers' products: their input and the results of pricing. */
export const product = pgTable(
  'product',
  {
    ...common(),
    /** The subscriber it belongs to. */
    ownerId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    barcode: text(),
    /** The seller's own identifier, as used in marketplaces' files. */
    sku: text(),
    nameEn: text(),
    nameAr: text(),
    search: searchText('barcode', 'sku', 'name_en', 'name_ar'),

    /** True if it is of the example catalogue, which its owner removes as a whole. */
    isExample: boolean().notNull().default(false),

    storeId: integer()
      .notNull()
      .references(() => store.id),
    subFamilyId: integer()
      .notNull()
      .references(() => productSubFamily.id),
    typeId: integer().references(() => productType.id),
    /** By code: the class survives across versions of a fee table. */
    sizeClass: text(),
    sides: integer().array().$type<[number, number, number]>(),
    weight: integer(),
    handover: text({ enum: handovers }),

    cost: integer().notNull(),
    costIncludesVat: boolean().notNull(),
    costVat: integer().notNull(),
    vat: integer().notNull(),
    vatRegistered: boolean().notNull(),
    feeVatIsCost: boolean().notNull(),
    marginRate: integer(),
    marginBase: text({ enum: marginBases }).notNull(),
    marginAmount: integer(),
    extraRate: integer().notNull(),
    extraFixed: integer().notNull(),
    adsRate: integer().notNull().default(0),
    couponRate: integer().notNull().default(0),
    returnCost: integer().notNull().default(0),
    storageCost: integer().notNull().default(0),
    ending: text({ enum: priceEndings }),
    override: jsonb().$type<NonNullable<ProductInput['override']>>(),
    price: integer(),
    /** The price in the store today: for comparison, never a target. */
    currentPrice: integer(),
    /** The marketplace's limits for the price. */
    minPrice: integer(),
    maxPrice: integer(),
    /** Units sold per month. */
    monthlySales: integer(),
    /** Chosen by the client, so that a repeated save creates one product. */
    saveKey: uuid(),
    /** SHA-256 of the content saved under that key: other content is rejected. */
    saveContent: text(),

    feeTableId: integer()
      .notNull()
      .references(() => feeTable.id),
    /** The range factors it was priced with; 0 for none. */
    rangeFactorVersionId: integer().notNull().default(0),
    /** The agreed fees it was priced with, as `price-key.ts` writes them; empty for none. */
    agreedFees: text().notNull().default(''),
    /** Who bore the VAT of the sale, as `price-key.ts` writes it; empty where nobody asks. */
    saleVat: text().notNull().default(''),
    /** The rates seen on statements that it was priced with, as `price-key.ts` writes them; empty for none. */
    seenRates: text().notNull().default(''),
    /** True if the store let its seller type the rates. */
    typedRates: boolean().notNull().default(false),
    recommendedPrice: total().notNull(),
    finalPrice: total().notNull(),
    commission: total().notNull(),
    fulfilmentFee: total().notNull(),
    totalStoreFees: total().notNull(),
    profit: total().notNull(),
    finalMargin: total().notNull(),
    meetsTarget: boolean().notNull(),
    /** The profit at the current price; null if it is unknown. */
    currentProfit: total(),
    currentMeetsTarget: boolean(),
    calculatedAt: instant().notNull(),
  },
  (table) => [
    oneOf('product_handover', table.handover, handovers),
    oneOf('product_margin_base', table.marginBase, marginBases),
    oneOf('product_ending', table.ending, priceEndings),
    check('product_called', sql`coalesce(${table.barcode}, ${table.nameEn}, ${table.nameAr}) is not null`),
    check('product_sides', sql`cardinality(${table.sides}) = 3 and 0 < all (${table.sides})`),
    check(
      'product_money',
      sql`${table.cost} > 0 and ${table.price} > 0 and ${table.recommendedPrice} > 0 and ${table.finalPrice} > 0
        and ${table.marginAmount} >= 0 and ${table.extraFixed} >= 0 and ${table.weight} > 0`,
    ),
    check(
      'product_market',
      sql`${table.currentPrice} > 0 and ${table.minPrice} > 0 and ${table.maxPrice} >= ${table.minPrice} and ${table.monthlySales} >= 0
        and (${table.currentPrice} is null) = (${table.currentProfit} is null)
        and (${table.currentProfit} is null) = (${table.currentMeetsTarget} is null)`,
    ),
    check(
      'product_rates',
      sql`${share(table.costVat)} and ${share(table.vat)} and ${share(table.extraRate)} and ${table.marginRate} >= 0`,
    ),
    check(
      'product_optional_lines',
      sql`${share(table.adsRate)} and ${share(table.couponRate)} and ${table.returnCost} >= 0 and ${table.storageCost} >= 0`,
    ),
    uniqueIndex('product_save_key')
      .on(table.ownerId, table.saveKey)
      .where(sql`${table.saveKey} is not null`),
    // The orders in which a seller's products, and those of all sellers, are read from the start: by time added and by lowest profit.
    index('product_by_owner').on(table.ownerId, table.createdAt, table.id),
    index('product_by_creation').on(table.createdAt, table.id),
    index('product_by_profit_of_owner').on(
      table.ownerId,
      sql`coalesce(${table.currentProfit}, ${table.profit})`,
      table.id,
    ),
    index('product_by_profit').on(sql`coalesce(${table.currentProfit}, ${table.profit})`, table.id),
    // By barcode first: agreed fees for all sellers are looked up without an owner.
    index('product_by_barcode').on(table.barcode, table.ownerId),
    index('product_by_sku').on(table.ownerId, table.sku),
    index('product_by_sub_family').on(table.subFamilyId),
    index('product_by_type')
      .on(table.typeId)
      .where(sql`${table.typeId} is not null`),
    index('product_by_fee_table').on(table.feeTableId, table.typedRates),
    // Looked up by who bears the VAT of the sale: most sellers are registered.
    index('product_not_registered')
      .on(table.ownerId, table.storeId, table.saleVat, table.feeTableId, table.rangeFactorVersionId)
      .where(sql`not vat_registered`),
    // What priced a seller's products, found without reading the products.
    index('product_by_owner_and_fees').on(table.ownerId, table.feeTableId, table.rangeFactorVersionId),
    index('product_with_agreed_fees')
      .on(table.ownerId)
      .where(sql`agreed_fees <> ''`),
    index('product_with_seen_rates')
      .on(table.ownerId)
      .where(sql`seen_rates <> ''`),
    index('product_with_typed_rates')
      .on(table.ownerId, table.storeId)
      .where(sql`typed_rates`),
    // Counted for all sellers: few products lose money.
    index('product_losing')
      .on(table.ownerId)
      .where(sql`coalesce(current_profit, profit) < 0`),
  ],
);

/**
 * The effect of today's fees on a product that was priced with earlier ones, as last calculated, so that SQL can page, count and
 * sort by it. Valid while the product has that version and the fee book that hash.
 */
export const productEffect = pgTable('product_effect', {
  productId: integer()
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  productVersion: integer().notNull(),
  /** SHA-256 of everything but the product that determines its price. */
  book: text().notNull(),
  /** Profit at its current price; null if these fees give it no price. */
  profit: total(),
  meetsTarget: boolean().notNull(),
  neededPrice: total(),
  /** Tells whether its fees are facts: a needed price by others is not used together with the rest. */
  isConfirmed: boolean().notNull().default(false),
});

/** The last result of looking for something to do about a product. */
export const actionResults = [...actionKinds, 'none', 'unpriced'] as const;

/**
 * Actions for products: what to do about one at the price it sells for, as last calculated, so that SQL can page, count and sort by it. Valid like an
 * effect.
 */
export const productAction = pgTable(
  'product_action',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    productVersion: integer().notNull(),
    book: text().notNull(),
    result: text({ enum: actionResults }).notNull(),
    /** Price that resolves it; null if none does, or there is nothing to do. */
    price: total(),
    /** Halalas per sold unit. */
    gain: total().notNull(),
    /** Tells whether its fees are facts: a suggestion by others is not applied together with the rest. */
    isConfirmed: boolean().notNull(),
  },
  (table) => [oneOf('product_action_result', table.result, actionResults)],
);

/**
 * Suggested prices that sellers took, the last of each product, so that they can be looked at a week later. Undoing one deletes its row.
 */
export const appliedAction = pgTable(
  'applied_action',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The product's version with the new price. */
    productVersion: integer().notNull(),
    kind: text({ enum: actionKinds }).notNull(),
    /** Selling prices before and after. */
    priceBefore: total().notNull(),
    price: total().notNull(),
    /** Units sold per month, as the seller had entered them then. */
    monthlySales: integer(),
    appliedAt: writtenAt(),
  },
  (table) => [oneOf('applied_action_kind', table.kind, actionKinds)],
);

/** Product images, re-encoded from the uploads. The first one is a product's thumbnail. */
export const productImage = pgTable(
  'product_image',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The whole picture. */
    fileId: text()
      .notNull()
      .unique()
      .references(() => savedFile.id),
    /** WebP: lists show many at once. */
    thumbnail: bytes().notNull(),
    createdAt: writtenAt(),
  },
  (table) => [index('product_image_by_product').on(table.productId, table.id)],
);

/** Terms of a store that hold for all sellers without a day of their own. */
export interface StoreTerms {
  readonly manualRates: boolean;
  readonly deemedSupplier: (typeof store.$inferSelect)['deemedSupplier'];
  /** The fees agreed for all sellers, by barcode. */
  readonly agreed: readonly AgreedFeeOverride[];
}

/** The terms of a store that sellers were last told of. */
export const announcedTerms = pgTable('announced_terms', {
  storeId: integer()
    .primaryKey()
    .references(() => store.id, { onDelete: 'cascade' }),
  terms: jsonb().$type<StoreTerms>().notNull(),
  announcedAt: instant().notNull(),
});
