import { createHash } from 'node:crypto';
import { priceEffect } from '@saer/quoting/price-effect';
import type { FeeBook } from '@saer/contract/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, asc, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insertion } from '../../database/write-many.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { calculationInput } from '../saved/calculation-input.ts';
import { areOutdated } from '../saved/outdated.ts';
import { type PricedRow, pricedProducts } from '../saved/priced-products.ts';
import { product, productEffect } from '../tables.ts';

const batchSize = 1_000;
const columns = ['productId', 'productVersion', 'book', 'profit', 'meetsTarget', 'neededPrice'] as const;

const hashes = new WeakMap<FeeBook['stores'], string>();

const sha = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** All that prices are calculated from beside the product. The day alone says nothing. */
function hashOf({ stores, families, subFamilies, types, overrides }: FeeBook): string {
  const fees = hashes.get(stores) ?? sha([stores, families, subFamilies, types]);
  hashes.set(stores, fees);
  return sha([fees, overrides]);
}

/** Whether what is known of a product still holds. */
export const holds = (book: string): SQL =>
  sql`${productEffect.productId} = ${product.id} and ${productEffect.productVersion} = ${product.version}
    and ${productEffect.book} = ${book}`;

/** Which products of a catalogue other fees hold for by today. */
export const outdatedOf = (ownerId: number): SQL =>
  sql`${product.ownerId} = ${ownerId} and ${areOutdated(riyadhDay(new Date()))}`;

const unknownAfter = (db: Database, ownerId: number, book: string, last: number): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(
      and(
        outdatedOf(ownerId),
        gt(product.id, last),
        notExists(db.select({ id: productEffect.productId }).from(productEffect).where(holds(book))),
      ),
    )
    .orderBy(asc(product.id))
    .limit(batchSize);

/** Writes what is known by now of products that are still there. */
async function keep(db: Database, rows: readonly Record<(typeof columns)[number], unknown>[]): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = rows.map(({ productId }) => productId);
    const there = await tx
      .select({ id: product.id })
      .from(product)
      .where(sql`${product.id} = any(${sql.param(ids)}::int[])`)
      .orderBy(product.id)
      .for('key share');
    const held = new Set<unknown>(there.map(({ id }) => id));
    const kept = rows.filter(({ productId }) => held.has(productId));
    if (kept.length === 0) return;
    await tx.execute(sql`${insertion(productEffect, columns, kept)} on conflict (product_id) do update set
      product_version = excluded.product_version, book = excluded.book, profit = excluded.profit,
      meets_target = excluded.meets_target, needed_price = excluded.needed_price`);
  });
}

/**
 * Calculates what today's fees do to those products of a catalogue of which that is not known yet, and says by which fee book. Of the
 * products only those are in memory that are being priced; what is known already is not calculated again.
 */
export async function calculateEffects(db: Database, ownerId: number, left: AbortSignal): Promise<string> {
  // What is hidden from sellers by now, but was chosen once, is still priced.
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), ownerId);
  const hash = hashOf(book);
  const yieldToEventLoop = timeSlice();
  let rows = await unknownAfter(db, ownerId, hash, 0);
  const isMany = rows.length === batchSize;
  while (rows.length > 0) {
    const effects = [];
    for (const stored of rows) {
      const { profit, meetsTarget, neededPrice } = priceEffect(
        book,
        calculationInput(stored),
        stored.finalPrice,
      );
      effects.push({
        productId: stored.id,
        productVersion: stored.version,
        book: hash,
        profit,
        meetsTarget,
        neededPrice,
      });
      // A whole catalogue must not have the server to itself.
      await yieldToEventLoop();
      left.throwIfAborted();
    }
    await keep(db, effects);
    rows = rows.length < batchSize ? [] : await unknownAfter(db, ownerId, hash, rows.at(-1)?.id ?? 0);
  }
  // Until PostgreSQL counts a table anew by itself, it plans as if these rows were not there: a page took three times as long.
  if (isMany) await db.execute(sql`analyze ${productEffect}`);
  return hash;
}
