import { matchKey } from './find-matches.ts';
import type { PricedRow, RowFieldError } from './priced-row.ts';

/** Rows whose barcode or number an earlier one of the same store has already: only one of them can be meant. */
export function duplicateRows(rows: readonly PricedRow[]): RowFieldError[] {
  const first = { barcode: new Map<string, number>(), sku: new Map<string, number>() };
  return rows.flatMap(({ at, written }) => {
    for (const field of ['barcode', 'sku'] as const) {
      const number = written[field];
      if (number === undefined) continue;
      const key = matchKey(written.store, number);
      const earlier = first[field].get(key);
      if (earlier !== undefined)
        return [
          { at, fieldError: { code: 'barcodeTwice', field, details: { barcode: number, row: earlier + 1 } } },
        ];
      first[field].set(key, at);
    }
    return [];
  });
}
