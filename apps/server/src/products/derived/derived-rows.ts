import { createHash } from 'node:crypto';
import type { FeeBook } from '@saer/contract/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { and, asc, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../../database/bulk-write.ts';
import type { Database } from '../../database/database.ts';
import { columnList, columnName } from '../../database/values-list.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { type PricedRow, pricedProducts } from '../saved/priced-products.ts';
import { product } from '../tables.ts';

const batchSize = 1_000;

/** Rows calculated from products and today's fees: one per product, valid while the product has that version and the fee book that hash. */
interface DerivedTable extends PgTable {
  readonly productId: PgColumn;
  readonly productVersion: PgColumn;
  readonly book: PgColumn;
}

/** How such a table is filled. */
export interface Derivation<Values extends Readonly<Record<string, unknown>>> {
  readonly table: PgTable & Pick<DerivedTable, 'productId' | 'productVersion' | 'book'>;
  /** The columns that `calculate` answers. */
  readonly columns: readonly (keyof Values & string)[];
  /** The products that have a row. */
  readonly products: (ownerId: number) => SQL;
  readonly calculate: (book: FeeBook, saved: PricedRow) => Values;
}

const keys = ['productId', 'productVersion', 'book'] as const;
const hashes = new WeakMap<FeeBook['stores'], string>();

const sha = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Hashes everything but the product that determines a price. The day is not included. */
function hashOf({ stores, families, subFamilies, types, overrides }: FeeBook): string {
  const fees = hashes.get(stores) ?? sha([stores, families, subFamilies, types]);
  hashes.set(stores, fees);
  return sha([fees, overrides]);
}

/** Whether the saved row of a product is current. */
export const isCurrent = (
  { productId, productVersion, book }: Pick<DerivedTable, 'productId' | 'productVersion' | 'book'>,
  hash: string,
): SQL => sql`${productId} = ${product.id} and ${productVersion} = ${product.version} and ${book} = ${hash}`;

interface Unknown {
  readonly ownerId: number;
  readonly hash: string;
  readonly after: number;
}

const productsWithoutRow = <Values extends Readonly<Record<string, unknown>>>(
  db: Database,
  { table, products }: Derivation<Values>,
  { ownerId, hash, after }: Unknown,
): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(
      and(
        products(ownerId),
        gt(product.id, after),
        notExists(db.select({ id: table.productId }).from(table).where(isCurrent(table, hash))),
      ),
    )
    .orderBy(asc(product.id))
    .limit(batchSize);

/** Saves rows of the products that still exist. */
async function saveRows(
  db: Database,
  table: PgTable,
  columns: readonly string[],
  rows: readonly { readonly productId: number }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = rows.map(({ productId }) => productId);
    const there = await tx
      .select({ id: product.id })
      .from(product)
      .where(sql`${product.id} = any(${sql.param(ids)}::int[])`)
      .orderBy(product.id)
      .for('key share');
    const existing = new Set(there.map(({ id }) => id));
    const saved = rows.filter(({ productId }) => existing.has(productId));
    if (saved.length === 0) return;
    const set = columnList(
      columns.filter((column) => column !== 'productId'),
      (column) => sql`${columnName(column)} = excluded.${columnName(column)}`,
    );
    await tx.execute(sql`${bulkInsert(table, columns, saved)} on conflict (product_id) do update set ${set}`);
  });
}

/**
 * Calculates the rows of those products of a seller for which none is current, with today's fees, and returns the fee book and its hash.
 * Only the products being calculated are in memory; current rows are not calculated again.
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
  const hash = hashOf(book);
  const yieldToEventLoop = timeSlice();
  let saved = await productsWithoutRow(db, derivation, { ownerId, hash, after: 0 });
  const isMany = saved.length === batchSize;
  while (saved.length > 0) {
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
    await saveRows(db, table, [...keys, ...columns], rows);
    const after = saved.at(-1)?.id ?? 0;
    saved =
      saved.length < batchSize ? [] : await productsWithoutRow(db, derivation, { ownerId, hash, after });
  }
  // Until PostgreSQL analyses a table by itself, it plans as if these rows did not exist: a page took three times as long.
  if (isMany) await db.execute(sql`analyze ${table}`);
  return { book, hash };
}
