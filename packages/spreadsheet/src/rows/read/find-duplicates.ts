import type { WrittenProduct } from '@saer/contract/products/product';
import type { RowError } from '../cells/sheet-row.ts';

/** The keys of a row's product, as the server saves them, and the number of its row as displayed. */
export interface RowKeys extends Pick<WrittenProduct, 'store' | 'barcode' | 'sku'> {
  /** `added`: the row is not in the seller's file. */
  readonly row: number | 'added';
}

/** A key that an earlier row has too, at its column. */
export interface Duplicate extends RowError {
  /** `problem`: saving refuses it. `doubt`: both would be saved, each as a product. */
  readonly kind: 'problem' | 'doubt';
}

type KeyColumn = 'barcode' | 'sku';

interface Key {
  readonly column: KeyColumn;
  readonly number: string;
}

/** A product is known by its barcode within a store, and by its SKU. An SKU that replaces the barcode is one key. */
function toKeys({ barcode, sku }: RowKeys): readonly Key[] {
  const keys: Key[] = [];
  if (barcode !== undefined && barcode !== sku) keys.push({ column: 'barcode', number: barcode });
  if (sku !== undefined) keys.push({ column: 'sku', number: sku });
  return keys;
}

/** The rows of one store so far: the first of each key, by column. */
interface FirstRows {
  /** An SKU that replaces a barcode is found under both columns. */
  readonly exact: Readonly<Record<KeyColumn, Map<string, RowKeys>>>;
  readonly folded: Readonly<Record<KeyColumn, Map<string, RowKeys>>>;
}

const emptyStore = (): FirstRows => ({
  exact: { barcode: new Map(), sku: new Map() },
  folded: { barcode: new Map(), sku: new Map() },
});

const fold = (number: string): string => number.toLowerCase();

/** The spelling of a key in an earlier row. */
const spelling = (row: RowKeys, number: string): string =>
  [row.barcode, row.sku].find((each) => each !== undefined && fold(each) === fold(number)) ?? number;

function findProblem({ column, number }: Key, { row }: RowKeys): Duplicate {
  const details = { barcode: number, row, number: column };
  return { kind: 'problem', column, fieldError: { code: 'barcodeTwice', field: column, details } };
}

function findDoubt({ column, number }: Key, earlier: RowKeys): Duplicate {
  const details = { barcode: number, other: spelling(earlier, number), row: earlier.row };
  return { kind: 'doubt', column, fieldError: { code: 'numbersAlike', field: column, details } };
}

/** The columns under which a key is looked up: an SKU in place of a barcode is both. */
const findColumns = ({ barcode, sku }: RowKeys, { column }: Key): readonly KeyColumn[] =>
  column === 'sku' && barcode === sku ? ['barcode', 'sku'] : [column];

function compare(keys: RowKeys, { exact, folded }: FirstRows): Duplicate | undefined {
  let found: Duplicate | undefined;
  const own = toKeys(keys);
  for (const key of own)
    for (const column of findColumns(keys, key)) {
      const same = exact[column].get(key.number);
      if (same !== undefined) return findProblem(key, same);
    }
  for (const key of own)
    for (const column of findColumns(keys, key)) {
      const alike = folded[column].get(fold(key.number));
      if (alike === undefined) folded[column].set(fold(key.number), keys);
      else found ??= findDoubt(key, alike);
      exact[column].set(key.number, keys);
    }
  return found;
}

/**
 * Compares rows with those before them: one that has the barcode or the SKU of an earlier one in its store is a duplicate, which saving
 * refuses; one whose key differs only in capitals is doubted. Answers row by row, so that a long sheet can be read on the way.
 */
export function* findDuplicates<Row>(
  rows: Iterable<Row>,
  /** undefined: the row is no product yet. */
  readKeys: (row: Row) => RowKeys | undefined,
): Generator<readonly [Row, Duplicate | undefined], void> {
  const stores = new Map<string, FirstRows>();
  for (const row of rows) {
    const keys = readKeys(row);
    if (keys === undefined) {
      yield [row, undefined];
      continue;
    }
    let store = stores.get(keys.store);
    if (store === undefined) {
      store = emptyStore();
      stores.set(keys.store, store);
    }
    yield [row, compare(keys, store)];
  }
}
