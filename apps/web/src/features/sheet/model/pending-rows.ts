import type { GridRow, GridRows } from './grid-row.ts';

/** Rows that are judged at one go: unpacking the answer takes the page a few milliseconds. */
const rowsAtOnce = 250;

/** Rows that wait for their price: those from a certain one on before those above it. */
export function pendingRows(rows: GridRows, fromId: number | undefined): GridRows {
  const pending: GridRow[] = [];
  const start =
    fromId === undefined
      ? 0
      : Math.max(
          0,
          rows.findIndex(({ id }) => id === fromId),
        );
  for (let step = 0; step < rows.length && pending.length < rowsAtOnce; step += 1) {
    const row = rows[(start + step) % rows.length];
    if (row?.outcome === null) pending.push(row);
  }
  return pending;
}
