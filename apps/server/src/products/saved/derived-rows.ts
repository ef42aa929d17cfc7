import { createHash } from 'node:crypto';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { and, asc, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert, columnList, columnName } from '../../database/bulk-write.ts';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { type PricedRow, pricedProducts } from './price-product.ts';
import { product } from '../tables.ts';

/** Products per read: more in one piece would block the server for longer than a slice of calculation does. */
const batchSize = 500;
/** Saved rows from which on PostgreSQL's statistics are renewed at once. */
const manyRows = 1_000;

/** Rows calculated from products and today's fees: one per product, valid while the product has that version and the fee book that hash. */
interface DerivedTable extends PgTable {
  readonly productId: PgColumn;
  readonly productVersion: PgColumn;
  readonly book: PgColumn;
}

/** The way such a table is filled. */
export interface Derivation<Values extends Readonly<Record<string, unknown>>> {
  readonly table: PgTable & Pick<DerivedTable, 'productId' | 'productVersion' | 'book'>;
  /** The columns that `calculate` answers. */
  readonly columns: readonly (keyof Values & string)[];
  /** The products that have a row. */
  readonly products: (ownerId: number) => SQL;
  readonly calculate: (book: FeeBook, saved: PricedRow) => Values;
}

/** Raised when something else is calculated from the same fees: rows of an earlier calculation are not current. */
const calculation = 3;

const keys = ['productId', 'productVersion', 'book'] as const;
const hashes = new WeakMap<FeeBook['stores'], string>();

const sha = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Hashes everything but the product that determines a price. The day is not included. */
function computeHash({ stores, families, subFamilies, types, overrides }: FeeBook): string {
  const fees = hashes.get(stores) ?? sha([stores, families, subFamilies, types]);
  hashes.set(stores, fees);
  return sha([calculation, fees, overrides]);
}

/** Tells whether the saved row of a product is current. */
export const isCurrent = (
  { productId, productVersion, book }: Pick<DerivedTable, 'productId' | 'productVersion' | 'book'>,
  hash: string,
): SQL => sql`${productId} = ${product.id} and ${productVersion} = ${product.version} and ${book} = ${hash}`;

/** The products of a seller for which no row is current: found once, since it takes reading all of the seller's products. */
async function productsWithoutRow<Values extends Readonly<Record<string, unknown>>>(
  db: Database,
  { table, products }: Derivation<Values>,
  ownerId: number,
  hash: string,
): Promise<number[]> {
  const current = db.select({ id: table.productId }).from(table).where(isCurrent(table, hash));
  // As one value: a row for each would block the server while it is read.
  const [found] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${product.id}), '[]')` })
    .from(product)
    .where(and(products(ownerId), notExists(current)));
  return found?.ids ?? [];
}

const isAmong = (ids: readonly number[]): SQL => sql`${product.id} = any(${sql.param(ids)}::int[])`;

/** Yields the products that still exist, as they are now, and has the next ones read while some are processed. */
async function* findBatches(db: Database, ids: readonly number[]): AsyncGenerator<PricedRow[]> {
  // A query of Drizzle begins when it is awaited: only an async function begins it at once.
  const read = async (at: number): Promise<PricedRow[]> =>
    at < ids.length
      ? await pricedProducts(db)
          .where(isAmong(ids.slice(at, at + batchSize)))
          .orderBy(asc(product.id))
      : [];
  let next = read(0);
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = await next;
    next = read(at + batchSize);
    // If processing fails, nobody awaits this read, which may fail as well.
    next.catch(() => undefined);
    yield batch;
  }
}

/** Saves rows of the products that still exist. */
async function saveRows(
  db: Database,
  table: PgTable,
  columns: readonly string[],
  rows: readonly { readonly productId: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ productId }) => productId);
  const set = columnList(
    columns.filter((column) => column !== 'productId'),
    (column) => sql`${columnName(column)} = excluded.${columnName(column)}`,
  );
  // In one order, so that two requests that save the same rows do not deadlock.
  await db.execute(sql`
    with existing as (select id from ${product} where ${isAmong(ids)} order by id for key share)
    ${bulkInsert(table, columns, rows)} where product_id in (select id from existing) order by product_id
    on conflict (product_id) do update set ${set}`);
}

/**
 * Calculates the rows of those products of a seller for which none is current, with today's fees, and returns the fee book and its hash.
 * Some products are calculated while the next are read and the previous are saved; no others are in memory. Current rows are not
 * calculated again.
 */
export async function renewDerived<Values extends Readonly<Record<string, unknown>>>(
  db: Database,
  derivation: Derivation<Values>,
  ownerId: number,
  signal: AbortSignal,
): Promise<{ readonly book: FeeBook; readonly hash: string }> {
  const { table, columns, calculate } = derivation;
  // Choices that are hidden from sellers by now are still priced.
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), ownerId);
  const hash = computeHash(book);
  const ids = await productsWithoutRow(db, derivation, ownerId, hash);
  const yieldToEventLoop = timeSlice();
  let saving = Promise.resolve();
  for await (const saved of findBatches(db, ids)) {
    const rows = [];
    for (const each of saved) {
      rows.push({
        ...calculate(book, each),
        productId: each.id,
        productVersion: each.version,
        book: hash,
      });
      // Work on all products must not block the server.
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    await saving;
    saving = saveRows(db, table, [...keys, ...columns], rows);
    // If calculating the next rows fails, nobody awaits this, which may fail as well.
    saving.catch(() => undefined);
  }
  await saving;
  // Until PostgreSQL analyses a table by itself, it plans as if these rows did not exist: a page took three times as long.
  if (ids.length >= manyRows) await db.execute(sql`analyze ${table}`);
  return { book, hash };
}
