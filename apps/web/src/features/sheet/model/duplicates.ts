import type { RowError } from '@saer/spreadsheet/rows/sheet-row';
import type { GridRows } from './grid-row.ts';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';
import type { Duplicates } from './row-errors.ts';

/** Always the same object, so that components notice that nothing changed. */
const none: Duplicates = new Map();

/** A product occurs once per store: a later row with the barcode of an earlier one is flagged. */
export async function duplicatesOf(rows: GridRows, yieldToEventLoop: YieldWhenDue): Promise<Duplicates> {
  const first = new Map<string, Map<string, number>>();
  const duplicates = new Map<number, RowError>();
  let index = 0;
  for (const chunk of chunksOf(rows)) {
    for (const { id, at, outcome } of chunk) {
      index += 1;
      if (outcome?.ok !== true || outcome.product.barcode === undefined) continue;
      const { store, barcode } = outcome.product;
      const ofStore = first.get(store) ?? new Map<string, number>();
      first.set(store, ofStore);
      const of = at === null ? index : at + 1;
      const row = ofStore.get(barcode);
      if (row === undefined) ofStore.set(barcode, of);
      else
        duplicates.set(id, {
          column: 'barcode',
          fieldError: { code: 'barcodeTwice', details: { barcode, row, of } },
        });
    }
    await yieldToEventLoop();
  }
  return duplicates.size === 0 ? none : duplicates;
}
