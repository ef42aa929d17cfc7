import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { storedProducts } from '../../products/stored/stored-products.ts';
import { product } from '../../products/tables.ts';
import type { PricedRow } from './priced-row.ts';

export type Match = Awaited<ReturnType<typeof storedProducts>>[number];

/** By which a row is known again: within one store. */
export const matchKey = (store: string, barcode: string): string => `${store} ${barcode}`;

/** The products a catalogue has already under the rows' barcodes, held so that nobody else changes them meanwhile. */
export async function findMatches(
  tx: Transaction,
  ownerId: number,
  rows: readonly PricedRow[],
): Promise<ReadonlyMap<string, readonly Match[]>> {
  const barcodes = rows.flatMap(({ written }) => written.barcode ?? []);
  const among = and(
    eq(product.ownerId, ownerId),
    sql`${product.barcode} = any(${sql.param(barcodes)}::text[])`,
  );
  const held = await tx
    .select({ id: product.id })
    .from(product)
    .where(among)
    .orderBy(product.id)
    .for('update');
  if (held.length === 0) return new Map();
  const found = await storedProducts(tx).where(among).orderBy(product.id);
  return Map.groupBy(found, ({ store, barcode }) => matchKey(store, barcode ?? ''));
}
