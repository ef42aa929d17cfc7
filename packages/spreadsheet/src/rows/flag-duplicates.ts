import type { FeeBook } from '@saer/contract/fee-book';
import { bookNames } from './book-names.ts';
import { plainBarcode } from './read-identity.ts';
import type { ReadContext } from './read-product-row.ts';
import { oneLine } from './one-line.ts';
import type { RowTexts } from './product-column.ts';
import type { RowError, SheetRow } from './sheet-row.ts';

/** The key of a row's product: its barcode, or else the seller's own number. */
const numberOf = (texts: RowTexts): string =>
  plainBarcode(texts.barcode ?? '') || plainBarcode(texts.sku ?? '');

/** A row's barcode and store, in any spelling of the store; undefined if it has no barcode. */
function productKey(texts: RowTexts, book: FeeBook, defaults: RowTexts): string | undefined {
  const barcode = numberOf(texts);
  if (barcode === '') return undefined;
  const store = oneLine(texts.store ?? '') || oneLine(defaults.store ?? '');
  return JSON.stringify([bookNames(book).stores.find(store)[0]?.code ?? store, barcode]);
}

const duplicateError = (barcode: string, first: SheetRow): RowError => ({
  column: 'barcode',
  fieldError: { code: 'barcodeTwice', field: 'barcode', details: { barcode, row: first.at + 1 } },
});

/** Flags each row whose barcode occurs in an earlier row of the same store; to be called row by row. */
export function duplicateFlag({ book, defaults }: ReadContext): (row: SheetRow) => SheetRow {
  const first = new Map<string, SheetRow>();
  return (row) => {
    const key = productKey(row.texts, book, defaults);
    if (key === undefined) return row;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, row);
      return row;
    }
    const others = row.read.ok ? [] : row.read.problems;
    const problem = duplicateError(numberOf(row.texts), earlier);
    return { ...row, read: { ok: false, problems: [...others, problem] } };
  };
}
