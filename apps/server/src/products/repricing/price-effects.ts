import { createHash } from 'node:crypto';
import { priceEffect } from '@saer/quoting/price-effect';
import type { FeeBook } from '@saer/contract/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, asc, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bulkInsert } from '../../database/bulk-write.ts';
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

/** Hashes everything but the product that determines a price. The day is not included. */
function hashOf({ stores, families, subFamilies, types, overrides }: FeeBook): string {
  const fees = hashes.get(stores) ?? sha([stores, families, subFamilies, types]);
  hashes.set(stores, fees);
  return sha([fees, overrides]);
}

/** Whether the saved effect of a product is current. */
export const isCurrentEffect = (book: string): SQL =>
  sql`${productEffect.productId} = ${product.id} and ${productEffect.productVersion} = ${product.version}
    and ${productEffect.book} = ${book}`;

/** The products of a seller that have other fees today. */
export const outdatedOf = (ownerId: number): SQL =>
  sql`${product.ownerId} = ${ownerId} and ${areOutdated(riyadhDay(new Date()))}`;

const withoutEffectAfter = (
  db: Database,
  ownerId: number,
  book: string,
  last: number,
): Promise<PricedRow[]> =>
  pricedProducts(db)
    .where(
      and(
        outdatedOf(ownerId),
        gt(product.id, last),
        notExists(
          db.select({ id: productEffect.productId }).from(productEffect).where(isCurrentEffect(book)),
        ),
      ),
    )
    .orderBy(asc(product.id))
    .limit(batchSize);

/** Saves effects of the products that still exist. */
async function saveEffects(
  db: Database,
  rows: readonly Record<(typeof columns)[number], unknown>[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = rows.map(({ productId }) => productId);
    const there = await tx
      .select({ id: product.id })
      .from(product)
      .where(sql`${product.id} = any(${sql.param(ids)}::int[])`)
      .orderBy(product.id)
      .for('key share');
    const existing = new Set<unknown>(there.map(({ id }) => id));
    const saved = rows.filter(({ productId }) => existing.has(productId));
    if (saved.length === 0) return;
    await tx.execute(sql`${bulkInsert(productEffect, columns, saved)} on conflict (product_id) do update set
      product_version = excluded.product_version, book = excluded.book, profit = excluded.profit,
      meets_target = excluded.meets_target, needed_price = excluded.needed_price`);
  });
}

/**
 * Calculates the effect of today's fees on those products of a seller for which it is unknown, and returns the fee book's hash. Only
 * the products being priced are in memory; known effects are not recalculated.
 */
export async function calculateEffects(db: Database, ownerId: number, signal: AbortSignal): Promise<string> {
  // Choices that are hidden from sellers by now are still priced.
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), ownerId);
  const hash = hashOf(book);
  const yieldToEventLoop = timeSlice();
  let rows = await withoutEffectAfter(db, ownerId, hash, 0);
  const isMany = rows.length === batchSize;
  while (rows.length > 0) {
    const effects = [];
    for (const saved of rows) {
      const { profit, meetsTarget, neededPrice } = priceEffect(
        book,
        calculationInput(saved),
        saved.finalPrice,
      );
      effects.push({
        productId: saved.id,
        productVersion: saved.version,
        book: hash,
        profit,
        meetsTarget,
        neededPrice,
      });
      // Work on all products must not block the server.
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    await saveEffects(db, effects);
    rows = rows.length < batchSize ? [] : await withoutEffectAfter(db, ownerId, hash, rows.at(-1)?.id ?? 0);
  }
  // Until PostgreSQL analyses a table by itself, it plans as if these rows did not exist: a page took three times as long.
  if (isMany) await db.execute(sql`analyze ${productEffect}`);
  return hash;
}
