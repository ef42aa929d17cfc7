import { productColumns, type RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { GridRow, GridRows } from './grid-row.ts';

/** The cells that differ from the file, except those of a saved product, which is looked up again; undefined if none does. */
function editedCells({ texts, fromProducts = [] }: GridRow, inFile: RowTexts): RowTexts | undefined {
  const edited = productColumns.filter(
    (column) => (texts[column] ?? '') !== (inFile[column] ?? '') && !fromProducts.includes(column),
  );
  return edited.length === 0
    ? undefined
    : Object.fromEntries(edited.map((column) => [column, texts[column] ?? '']));
}

/** The row as it is read now, with the cells that were typed in the grid as they were typed. */
function withEdits(row: GridRow, inFile: RowTexts | undefined, reread: GridRow | undefined): GridRow | null {
  const edits = editedCells(row, inFile ?? {});
  if (reread === undefined) return edits === undefined ? null : { ...row, outcome: null, serverErrors: [] };
  return edits === undefined
    ? reread
    : { ...reread, texts: { ...reread.texts, ...edits }, outcome: null, serverErrors: [] };
}

/**
 * Applies the edits made in the grid to a file that is read in another way: edited cells, added and deleted rows. `before` contains
 * the file's values by position as read last time, `reread` those of now.
 */
export function reapplyEdits(
  rows: GridRows,
  before: ReadonlyMap<number, RowTexts>,
  reread: GridRows,
): GridRow[] {
  const now = new Map(reread.map((row) => [row.at, row]));
  const known = new Set(rows.map(({ at }) => at));
  // Rows that were empty until another column was assigned; deleted rows stay deleted.
  const found = reread.filter(({ at }) => at !== null && !known.has(at) && !before.has(at));
  const carried: GridRow[] = [];
  let next = 0;
  for (const row of rows) {
    for (; row.at !== null && (found[next]?.at ?? Infinity) < row.at; next += 1)
      carried.push(...found.slice(next, next + 1));
    const inFile = row.at === null ? {} : before.get(row.at);
    const reapplied =
      row.at === null ? { ...row, outcome: null, serverErrors: [] } : withEdits(row, inFile, now.get(row.at));
    if (reapplied !== null) carried.push(reapplied);
  }
  carried.push(...found.slice(next));
  return carried.map((row, id) => ({ ...row, id }));
}
