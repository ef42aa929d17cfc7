import { riyadhDay } from '@saer/i18n/format-date';
import { and, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { tablesInForce } from '../../fees/queries.ts';
import { saleVatChanges } from '../../fees/deemed-suppliers/queries.ts';
import { feeTable, rangeFactorVersion } from '../../fees/tables.ts';
import { statementRate } from '../../fees/statement-rates/tables.ts';
import { product } from '../tables.ts';

/** Ids of today's fee tables, one per store: a product priced by another one is outdated. */
export const currentTables = async (db: Database | Transaction): Promise<readonly number[]> =>
  (await tablesInForce(db, riyadhDay(new Date()))).map(({ id }) => id);

/** A save that had begun before a change of its terms may end some minutes after it, with figures of before. */
const saving: SQL = sql`interval '5 minutes'`;

/** Whether its seller has begun or stopped to use a commission of its category, seen on statements, since a product was calculated. */
const hasOtherRate: SQL = sql`exists (
  select 1 from ${statementRate} where ${statementRate.accountId} = ${product.ownerId}
    and ${statementRate.storeId} = ${product.storeId} and ${statementRate.subFamilyId} = ${product.subFamilyId}
    and ${statementRate.changedAt} + ${saving} > ${product.calculatedAt}
)`;

/** Whether it has changed who bears the VAT of the sale since a product of a seller who is not registered was calculated. */
const hasOtherSaleVat: SQL = sql`(not ${product.vatRegistered} and exists (
  select 1 from ${saleVatChanges(product.ownerId)} as changes
  where changes.store_id = ${product.storeId} and changes.changed_at + ${saving} > ${product.calculatedAt}
))`;

/**
 * Until when products may have been saved by earlier range factors than today's: these are in force from their day, or from when they
 * were published later that day. Null without any.
 */
const earlierFactorsUntil: SQL = sql`(
  select ${saving} + greatest(${rangeFactorVersion.publishedAt}, ${rangeFactorVersion.effectiveFrom}::timestamp at time zone 'Asia/Riyadh')
  from ${rangeFactorVersion}
  where ${rangeFactorVersion.state} = 'published'
    and ${rangeFactorVersion.effectiveFrom} <= (now() at time zone 'Asia/Riyadh')::date
  order by ${rangeFactorVersion.effectiveFrom} desc limit 1
)`;

/**
 * Whether a product's price follows something else than when it was calculated, though the fee table is the same: its seller's own
 * terms, or range factors that have come into force since.
 */
export const hasOtherTerms: SQL = sql`(
  ${hasOtherRate} or ${hasOtherSaleVat} or coalesce(${product.calculatedAt} < ${earlierFactorsUntil}, false)
)`;

/** Those of some products that have other terms of their seller's own. */
export async function findWithOtherTerms(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, [...ids]), hasOtherTerms));
  return new Set(rows.map(({ id }) => id));
}

/** Matches the index over a store's published fee tables. */
const hasBegun = (day: string | Placeholder): SQL =>
  sql`${feeTable.state} in ('published', 'superseded') and ${feeTable.effectiveFrom} <= ${day}`;

/** Whether a product was priced by another fee table than its store's on that day; for few products, since it is looked up for each. */
export const isOutdated = (day: string | Placeholder): SQL => sql`${product.feeTableId} is distinct from (
  select ${feeTable.id} from ${feeTable}
  where ${feeTable.storeId} = ${product.storeId} and ${hasBegun(day)}
  order by ${feeTable.effectiveFrom} desc limit 1
)`;

/** Ids of the fee tables in force on a day, one per store, as a subquery. */
export const tablesInForceOn = (day: string): SQL => sql`(
  select distinct on (${feeTable.storeId}) ${feeTable.id} from ${feeTable}
  where ${hasBegun(day)} order by ${feeTable.storeId}, ${feeTable.effectiveFrom} desc
)`;

/**
 * Whether a seller has products that were priced with other fees or range factors. Their fee tables are few: each is the next one in an
 * index, and so is the product of each that was calculated first, so that the products themselves are not read.
 */
export async function hasOutdated(db: Database | Transaction, ownerId: number): Promise<boolean> {
  const next = (after: SQL): SQL => sql`(
    select ${product.feeTableId} from ${product} where ${product.ownerId} = ${ownerId} and ${after}
    order by ${product.feeTableId} limit 1
  )`;
  const { rows } = await db.execute(sql`with recursive used (id) as (
      ${next(sql`true`)} union all
      select ${next(sql`${product.feeTableId} > used.id`)} from used where used.id is not null
    )
    select 1 from used join ${feeTable} as priced_by on priced_by.id = used.id where priced_by.id is distinct from (
      select ${feeTable.id} from ${feeTable}
      where ${feeTable.storeId} = priced_by.store_id and ${hasBegun(riyadhDay(new Date()))}
      order by ${feeTable.effectiveFrom} desc limit 1
    ) or (
      select ${product.calculatedAt} from ${product}
      where ${product.ownerId} = ${ownerId} and ${product.feeTableId} = used.id
      order by ${product.calculatedAt} limit 1
    ) < ${earlierFactorsUntil} limit 1`);
  if (rows.length > 0) return true;
  // Few sellers have such rates or are not registered: the products of others are not looked at.
  const changed = await db.execute(sql`select 1 from ${statementRate} join ${product}
    on ${product.ownerId} = ${statementRate.accountId} and ${product.storeId} = ${statementRate.storeId}
      and ${product.subFamilyId} = ${statementRate.subFamilyId}
      and ${product.calculatedAt} < ${statementRate.changedAt} + ${saving}
    where ${statementRate.accountId} = ${ownerId}
    union all select 1 from ${saleVatChanges(ownerId)} as changes join ${product}
    on ${product.ownerId} = ${ownerId} and ${product.storeId} = changes.store_id
      and not ${product.vatRegistered} and ${product.calculatedAt} < changes.changed_at + ${saving}
    limit 1`);
  return changed.rows.length > 0;
}

/** The same condition for all products of a seller: the fee tables are looked up once. */
export const areOutdated = (day: string): SQL => sql`${product.feeTableId} not in ${tablesInForceOn(day)}`;
