import { matchKey } from './find-matches.ts';
import type { PricedRow, RowFault } from './priced-row.ts';

/** Rows whose barcode an earlier one of the same store has already: only one of them can be meant. */
export function twice(rows: readonly PricedRow[]): RowFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ at, written: { store, barcode } }) => {
    if (barcode === undefined) return [];
    const key = matchKey(store, barcode);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, at);
      return [];
    }
    return { at, fault: { code: 'barcodeTwice', field: 'barcode', details: { barcode, row: earlier + 1 } } };
  });
}
