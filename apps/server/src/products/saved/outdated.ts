import { riyadhDay } from '@saer/i18n/format-date';
import { inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { saleVatToday } from '../../fees/deemed-suppliers/queries.ts';
import { feeTable, productFeeOverride as agreed, rangeFactorVersion } from '../../fees/tables.ts';
import { statementRate } from '../../fees/statement-rates/tables.ts';
import { product } from '../tables.ts';
import { store } from '../../lists/tables.ts';
import { agreedFeesText, seenRatesText } from './price-key.ts';

/** The rates seen on statements that a product's seller uses for its store and category today, as one text. */
const seenToday: SQL = sql`coalesce((
  select ${seenRatesText} from ${statementRate} where ${statementRate.accountId} = ${product.ownerId}
    and ${statementRate.storeId} = ${product.storeId} and ${statementRate.subFamilyId} = ${product.subFamilyId}
    and ${statementRate.isUsed}
), '')`;

/** Tells whether its seller uses other commissions seen on statements than a product was priced with. */
const hasOtherRate: SQL = sql`(${product.seenRates} <> ${seenToday})`;

/** Tells whether another bears the VAT of the sale of a product than when it was priced; `isOwn`: because of what its seller answered. */
export const hasOtherSaleVat = (isOwn: boolean): SQL => sql`(not ${product.vatRegistered} and exists (
  select 1 from ${saleVatToday(product.ownerId, product.storeId)} as today
  where today.sale_vat <> ${product.saleVat} and ${isOwn ? sql`today.is_answered` : sql`not today.is_answered`}
))`;

/** Tells whether sellers type the rates of a product's store today. */
const typedToday: SQL = sql`(select ${store.manualRates} from ${store} where ${store.id} = ${product.storeId})`;

/** Tells whether its store's rates were typed when a product was priced and are not today, or the other way round. */
export const hasOtherTypedRates: SQL = sql`(${product.typedRates} <> ${typedToday})`;

/** Tells whether what a store says outside its fee tables is other than when a product was priced. */
export const hasOtherStoreTerms: SQL = sql`(${hasOtherTypedRates} or ${hasOtherSaleVat(false)})`;

/**
 * Tells whether a product's figures follow something else of its seller's own than when it was calculated: they are calculated anew when
 * they are read, and the product does not count as outdated, since the seller changed it.
 */
export const hasOtherTerms: SQL = sql`(${hasOtherRate} or ${hasOtherSaleVat(true)})`;

/** Matches the index over a store's published fee tables. */
const hasBegun = (day: string | Placeholder): SQL =>
  sql`${feeTable.state} in ('published', 'superseded') and ${feeTable.effectiveFrom} <= ${day}`;

/** The id of the fee table in force of a store; null without any. */
const tableInForce = (storeId: SQLWrapper, day: string | Placeholder): SQL => sql`(
  select ${feeTable.id} from ${feeTable} where ${feeTable.storeId} = ${storeId} and ${hasBegun(day)}
  order by ${feeTable.effectiveFrom} desc limit 1
)`;

/** Ids of the fee tables in force on a day, one per store, as a subquery. */
export const tablesInForceOn = (day: string): SQL => sql`(
  select distinct on (${feeTable.storeId}) ${feeTable.id} from ${feeTable}
  where ${hasBegun(day)} order by ${feeTable.storeId}, ${feeTable.effectiveFrom} desc
)`;

/** The id of the range factors in force on a day; 0 for none. */
export const factorsInForce = (day: string | Placeholder): SQL => sql`coalesce((
  select ${rangeFactorVersion.id} from ${rangeFactorVersion}
  where ${rangeFactorVersion.state} = 'published' and ${rangeFactorVersion.effectiveFrom} <= ${day}
  order by ${rangeFactorVersion.effectiveFrom} desc limit 1
), 0)`;

const agreedWith = (seller: SQL): SQL => sql`(
  select ${agreedFeesText} from ${agreed}
  where ${seller} and ${agreed.storeId} = ${product.storeId} and ${agreed.barcode} = ${product.barcode}
)`;

/** The agreed fees of a product today: its seller's own, else those for all sellers. Empty for none. */
const agreedToday = sql`coalesce(
  ${agreedWith(sql`${agreed.accountId} = ${product.ownerId}`)}, ${agreedWith(sql`${agreed.accountId} is null`)}, ''
)`;

/** Tells whether a product was priced with other agreed fees than today's. */
export const hasOtherAgreedFees: SQL = sql`(${product.agreedFees} <> ${agreedToday})`;

/** `isOtherTable`: whether the product was priced by another fee table than its store's on that day. */
const hasOtherKey = (isOtherTable: SQL, day: string | Placeholder): SQL =>
  sql`(${isOtherTable} or ${product.rangeFactorVersionId} <> ${factorsInForce(day)} or ${hasOtherAgreedFees} or ${hasOtherStoreTerms})`;

/** Tells whether the key of what priced a product is not that of a day; for few products, since its fee table is looked up for each. */
export const isOutdated = (day: string | Placeholder): SQL =>
  hasOtherKey(sql`${product.feeTableId} is distinct from ${tableInForce(product.storeId, day)}`, day);

/** The same condition for many products: the fee tables are looked up once. */
export const areOutdated = (day: string): SQL =>
  hasOtherKey(sql`${product.feeTableId} not in ${tablesInForceOn(day)}`, day);

/** By which fees a product's saved figures are. */
export interface Freshness {
  readonly outdated: boolean;
  readonly byOldFees: boolean;
}

/** The freshness of some products, by id. */
export async function findFreshness(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<(id: number) => Freshness> {
  const outdated = isOutdated(riyadhDay(new Date()));
  const rows = await db
    .select({
      id: product.id,
      outdated: outdated.mapWith(Boolean),
      byOldFees: sql`(${outdated} or ${hasOtherTerms})`.mapWith(Boolean),
    })
    .from(product)
    .where(inArray(product.id, [...ids]));
  const found = new Map(rows.map(({ id, ...freshness }) => [id, freshness]));
  return (id) => found.get(id) ?? { outdated: false, byOldFees: false };
}

/**
 * Tells whether another bears the VAT of the sale of any of a seller's products than when it was priced. Stores and answers are few: each
 * is the next one in the index over the products of those who are not registered.
 */
async function hasOtherSaleVatSaved(db: Database | Transaction, ownerId: number): Promise<boolean> {
  const next = (after: SQL): SQL => sql`(
    select ${product.storeId}, ${product.saleVat} from ${product}
    where ${product.ownerId} = ${ownerId} and not ${product.vatRegistered} and ${after}
    order by ${product.storeId}, ${product.saleVat} limit 1
  )`;
  const { rows } = await db.execute(sql`with recursive saved (store_id, sale_vat) as (
      ${next(sql`true`)} union all
      select following.* from saved
      cross join lateral ${next(sql`(${product.storeId}, ${product.saleVat}) > (saved.store_id, saved.sale_vat)`)} as following
    )
    select 1 from saved cross join lateral ${saleVatToday(ownerId, sql`saved.store_id`)} as today
    where today.sale_vat <> saved.sale_vat limit 1`);
  return rows.length > 0;
}

/**
 * Tells whether a seller has products whose saved figures are not today's. Their fee tables are few: each is the next one in an index, with
 * the least and the greatest range factors of its products, so that the products themselves are not read.
 */
export async function hasOutdated(db: Database | Transaction, ownerId: number): Promise<boolean> {
  const day = riyadhDay(new Date());
  const next = (after: SQL): SQL => sql`(
    select ${product.feeTableId} from ${product} where ${product.ownerId} = ${ownerId} and ${after}
    order by ${product.feeTableId} limit 1
  )`;
  const factors = (order: SQL): SQL => sql`(
    select ${product.rangeFactorVersionId} from ${product}
    where ${product.ownerId} = ${ownerId} and ${product.feeTableId} = used.id
    order by ${product.rangeFactorVersionId} ${order} limit 1
  )`;
  const { rows } = await db.execute(sql`with recursive used (id) as (
      ${next(sql`true`)} union all
      select ${next(sql`${product.feeTableId} > used.id`)} from used where used.id is not null
    )
    select 1 from used join ${feeTable} as priced_by on priced_by.id = used.id
    where priced_by.id is distinct from ${tableInForce(sql`priced_by.store_id`, day)}
      or ${factors(sql`asc`)} <> ${factorsInForce(day)} or ${factors(sql`desc`)} <> ${factorsInForce(day)}
      or (select ${store.manualRates} from ${store} where ${store.id} = priced_by.store_id) and (
        select ${product.id} from ${product}
        where ${product.ownerId} = ${ownerId} and ${product.feeTableId} = used.id and not ${product.typedRates}
        order by ${product.rangeFactorVersionId} limit 1
      ) is not null limit 1`);
  if (rows.length > 0) return true;
  if (await hasOtherSaleVatSaved(db, ownerId)) return true;
  // Few sellers have such fees or are not registered: the products of others are not looked at.
  const changed = await db.execute(sql`select 1 from ${product}
    where ${product.ownerId} = ${ownerId} and ${product.agreedFees} <> '' and ${hasOtherAgreedFees}
    union all select 1 from ${agreed} as current join ${product}
    on ${product.barcode} = current.barcode and ${product.storeId} = current.store_id and ${product.ownerId} = ${ownerId}
    where (current.account_id = ${ownerId} or current.account_id is null) and ${hasOtherAgreedFees}
    union all select 1 from ${product} where ${product.ownerId} = ${ownerId} and ${product.seenRates} <> '' and ${hasOtherRate}
    union all select 1 from ${statementRate} join ${product}
    on ${product.ownerId} = ${statementRate.accountId} and ${product.storeId} = ${statementRate.storeId}
      and ${product.subFamilyId} = ${statementRate.subFamilyId}
    where ${statementRate.accountId} = ${ownerId} and ${statementRate.isUsed} and ${hasOtherRate}
    union all select 1 from ${product}
    where ${product.ownerId} = ${ownerId} and ${product.typedRates} and not ${typedToday}
    limit 1`);
  return changed.rows.length > 0;
}
