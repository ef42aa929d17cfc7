import type { RowTexts } from '@saer/spreadsheet/rows/product-column';
import type { GridRow, GridRows } from './grid-row.ts';

/** Rows that are judged at one go: unpacking the answer takes the page a few milliseconds. */
const batchSize = 500;

/** Rows that wait for their price and were not asked about: those from a certain one on before those above it. */
export function pendingRows(rows: GridRows, fromId: number | undefined, asked: WeakSet<RowTexts>): GridRows {
  const pending: GridRow[] = [];
  const start =
    fromId === undefined
      ? 0
      : Math.max(
          0,
          rows.findIndex(({ id }) => id === fromId),
        );
  for (let step = 0; step < rows.length && pending.length < batchSize; step += 1) {
    const row = rows[(start + step) % rows.length];
    if (row?.outcome === null && !asked.has(row.texts)) pending.push(row);
  }
  return pending;
}
