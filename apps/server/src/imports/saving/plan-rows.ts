import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { Product } from '@saer/contract/products/product';
import { findDuplicates } from '@saer/spreadsheet/rows/read/find-duplicates';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import {
  type CodeKeys,
  findCodeKeys,
  productKeys,
  type ProductKeys,
  emptyProduct,
} from '../../products/saved/column-values.ts';
import type { PricedSheetRow, RowFieldError } from './price-rows.ts';
import { type PriceKey, withKeys } from '../../products/saved/price-key.ts';
import { keyColumns, savedProducts } from '../../products/saved/saved-products.ts';
import { product } from '../../products/tables.ts';

type Match = Awaited<ReturnType<typeof savedProducts>>[number] & PriceKey;

/** Identifies a row within one store. */
const matchKey = (store: string, number: string): string => `${store} ${number}`;

/** The products of a seller that a row may replace. */
type Matches = (row: PricedSheetRow) => readonly Match[];

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
async function findMatches(
  tx: Transaction,
  ownerId: number,
  rows: readonly PricedSheetRow[],
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
    .select({ id: product.id, ...keyColumns })
    .from(product)
    .where(among)
    .orderBy(product.id)
    .for('update');
  if (locked.length === 0) return () => [];
  const found = withKeys(await savedProducts(tx).where(among).orderBy(product.id), locked);
  return matchesIn(
    Map.groupBy(found, ({ store, barcode }) => matchKey(store, barcode ?? '')),
    Map.groupBy(found, ({ store, sku }) => matchKey(store, sku ?? '')),
  );
}

/** The values of a product that a row brings; the server adds the others. */
type RowValues = PriceKey &
  Omit<Product, 'id' | 'version' | 'ownerId' | 'isExample' | 'createdAt' | 'updatedAt' | 'calculatedAt'>;

/** A row with the contract's fields of a product: what was left out is null. */
const rowValues = ({ written, result }: PricedSheetRow, { family }: CodeKeys): RowValues => ({
  ...emptyProduct,
  type: null,
  ...written,
  family: family.get(written.subFamily) ?? '',
  ...result,
});

interface New {
  readonly values: RowValues;
  readonly keys: ProductKeys;
}

/** The changes of saving rows, before any is written. */
export interface Plan {
  readonly added: readonly New[];
  readonly updated: readonly (New & { readonly before: Match })[];
  readonly unchanged: number;
}

export type Planned =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly fieldErrors: readonly [RowFieldError, ...RowFieldError[]] };

interface Target {
  readonly ownerId: number;
  readonly whenThere: 'update' | 'refuse';
}

/** Finds rows whose barcode or SKU an earlier row of the same store has: only one of them can be meant. */
const duplicateRows = (rows: readonly PricedSheetRow[]): RowFieldError[] =>
  [...findDuplicates(rows, ({ at, written }) => ({ ...written, row: at + 1 }))].flatMap(([{ at }, found]) =>
    found?.kind === 'problem' ? [{ at, fieldError: found.fieldError }] : [],
  );

/** Why a row cannot replace the existing product with its barcode or number. */
function conflict(
  { whenThere }: Target,
  { written }: PricedSheetRow,
  there: readonly Match[],
  taken: ReadonlyMap<number, number>,
): FieldError | undefined {
  const [first] = there;
  if (first === undefined) return undefined;
  const barcode = written.barcode ?? written.sku ?? '';
  const field = written.barcode === undefined ? 'sku' : 'barcode';
  if (whenThere === 'refuse') return { code: 'barcodeThere', field, details: { barcode } };
  if (there.length > 1)
    return { code: 'barcodeThereTwice', field, details: { barcode, count: there.length } };
  const earlier = taken.get(first.id);
  return earlier === undefined
    ? undefined
    : { code: 'barcodeTwice', field, details: { barcode, row: earlier + 1, number: field } };
}

/** A row without the identifying fields leaves them unchanged. */
const withSavedNumbers = (values: RowValues, before: Match): RowValues => ({
  ...values,
  barcode: values.barcode ?? before.barcode,
  sku: values.sku ?? before.sku,
});

const isThere = (before: Match, values: RowValues): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(Reflect.get(before, name), value));

/** The action for each row: a new product, an updated one, or none if it is unchanged. Nothing is written. */
export async function planRows(
  tx: Transaction,
  target: Target,
  rows: readonly PricedSheetRow[],
): Promise<Planned> {
  const keys = await findCodeKeys(
    tx,
    rows.map(({ written }) => written),
  );
  const matches = await findMatches(tx, target.ownerId, rows);
  const fieldErrors: RowFieldError[] = duplicateRows(rows);
  const added: New[] = [];
  const updated: (New & { before: Match })[] = [];
  const taken = new Map<number, number>();
  for (const row of rows) {
    const there = matches(row);
    const found = productKeys(row.written, keys);
    const fieldError = conflict(target, row, there, taken) ?? ('code' in found ? found : undefined);
    if (fieldError !== undefined || 'code' in found) {
      if (fieldError !== undefined) fieldErrors.push({ at: row.at, fieldError });
      continue;
    }
    const values = rowValues(row, keys);
    const [before] = there;
    if (before === undefined) {
      added.push({ values, keys: found });
      continue;
    }
    taken.set(before.id, row.at);
    const merged = withSavedNumbers(values, before);
    if (!isThere(before, merged)) updated.push({ values: merged, keys: found, before });
  }
  const [first, ...others] = fieldErrors.toSorted((one, other) => one.at - other.at);
  if (first !== undefined) return { ok: false, fieldErrors: [first, ...others] };
  return { ok: true, plan: { added, updated, unchanged: rows.length - added.length - updated.length } };
}
