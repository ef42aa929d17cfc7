import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { savedProducts } from '../../products/saved/saved-products.ts';
import { product } from '../../products/tables.ts';
import type { PricedRow } from './price-rows.ts';

export type Match = Awaited<ReturnType<typeof savedProducts>>[number];

/** Identifies a row within one store. */
const matchKey = (store: string, number: string): string => `${store} ${number}`;

/** The products of a seller that a row may replace. */
export type Matches = (row: PricedRow) => readonly Match[];

type Groups = ReadonlyMap<string, readonly Match[]>;

/** By its barcode, or else by its seller's own number: products that were saved before they had one have it as their barcode. */
function matchesIn(byBarcode: Groups, bySku: Groups): Matches {
  const of = (groups: Groups, store: string, number: string | undefined): readonly Match[] =>
    number === undefined ? [] : (groups.get(matchKey(store, number)) ?? []);
  return ({ written: { store, barcode, sku } }) => {
    const own = of(byBarcode, store, barcode);
    if (own.length > 0) return own;
    const named = of(bySku, store, sku);
    return named.length > 0 ? named : of(byBarcode, store, sku).filter((each) => each.sku === null);
  };
}

/** The seller's existing products with the rows' barcodes and numbers, locked until the transaction ends. */
export async function findMatches(
  tx: Transaction,
  ownerId: number,
  rows: readonly PricedRow[],
): Promise<Matches> {
  const skus = rows.flatMap(({ written }) => written.sku ?? []);
  const barcodes = [...rows.flatMap(({ written }) => written.barcode ?? []), ...skus];
  const among = and(
    eq(product.ownerId, ownerId),
    or(
      sql`${product.barcode} = any(${sql.param(barcodes)}::text[])`,
      sql`${product.sku} = any(${sql.param(skus)}::text[])`,
    ),
  );
  const locked = await tx
    .select({ id: product.id })
    .from(product)
    .where(among)
    .orderBy(product.id)
    .for('update');
  if (locked.length === 0) return () => [];
  const found = await savedProducts(tx).where(among).orderBy(product.id);
  return matchesIn(
    Map.groupBy(found, ({ store, barcode }) => matchKey(store, barcode ?? '')),
    Map.groupBy(found, ({ store, sku }) => matchKey(store, sku ?? '')),
  );
}
