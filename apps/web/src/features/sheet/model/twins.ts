import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import type { GridRows } from './grid-row.ts';

/** A product stands once in a store: a later row with the barcode of an earlier one is told so. */
export function twinsOf(rows: GridRows): ReadonlyMap<number, RowProblem> {
  const first = new Map<string, number>();
  const twins = new Map<number, RowProblem>();
  for (const [place, { id, at, outcome }] of rows.entries()) {
    if (outcome?.ok !== true || outcome.product.barcode === undefined) continue;
    const { store, barcode } = outcome.product;
    const key = `${store} ${barcode}`;
    const row = first.get(key);
    if (row === undefined) first.set(key, (at ?? place) + 1);
    else
      twins.set(id, {
        column: 'barcode',
        fault: { code: 'barcodeTwice', details: { barcode, row, of: (at ?? place) + 1 } },
      });
  }
  return twins;
}
