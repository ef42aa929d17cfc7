import {
  type ProductColumn,
  type RowTexts,
  productColumns,
} from '@saer/spreadsheet/rows/layouts/product-column';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { GridRow, GridRows, Outcome } from './grid-row.ts';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';

/** The values to write into a row; many rows may share the same texts. */
export interface RowEdit {
  readonly id: number;
  readonly texts: RowTexts;
}

export const cellEdit = (id: number, column: ProductColumn, text: string): RowEdit => ({
  id,
  texts: { [column]: text },
});

/** Overwritten values no longer belong to the saved product. */
const remainingJoined = ({ fromProducts, texts: before }: GridRow, texts: RowTexts): Partial<GridRow> =>
  fromProducts === undefined
    ? {}
    : { fromProducts: fromProducts.filter((column) => before[column] === texts[column]) };

const written = (row: GridRow, texts: RowTexts): GridRow => ({
  ...row,
  ...remainingJoined(row, texts),
  texts,
  outcome: null,
  serverErrors: [],
});

function differs(row: RowTexts, texts: Readonly<Record<string, string | undefined>>): boolean {
  const before: Readonly<Record<string, string | undefined>> = row;
  for (const column in texts) if ((before[column] ?? '') !== (texts[column] ?? '')) return true;
  return false;
}

async function byRow(
  edits: readonly RowEdit[],
  yieldToEventLoop: YieldWhenDue,
): Promise<ReadonlyMap<number, RowTexts>> {
  const found = new Map<number, RowTexts>();
  for (const chunk of chunksOf(edits)) {
    for (const { id, texts } of chunk) {
      const earlier = found.get(id);
      found.set(id, earlier === undefined ? texts : { ...earlier, ...texts });
    }
    await yieldToEventLoop();
  }
  return found;
}

/** The rows with some cells replaced; the same list if nothing differs. */
export async function editRows(
  rows: GridRows,
  edits: readonly RowEdit[],
  yieldToEventLoop: YieldWhenDue,
): Promise<GridRows> {
  const requested = await byRow(edits, yieldToEventLoop);
  let edited: GridRow[] | undefined;
  let at = 0;
  for (const chunk of chunksOf(rows)) {
    for (const row of chunk) {
      const texts = requested.get(row.id);
      if (texts !== undefined && differs(row.texts, texts)) {
        edited ??= [...rows];
        edited[at] = written(row, { ...row.texts, ...texts });
      }
      at += 1;
    }
    await yieldToEventLoop();
  }
  return edited ?? rows;
}

/** New rows below another one, or at the end. */
export function addRows(rows: GridRows, added: GridRows, after?: number): GridRows {
  if (added.length === 0) return rows;
  const index = after === undefined ? -1 : rows.findIndex(({ id }) => id === after);
  return index === -1 ? [...rows, ...added] : rows.toSpliced(index + 1, 0, ...added);
}

export const removeRows = (rows: GridRows, ids: ReadonlySet<number>): GridRows =>
  rows.some(({ id }) => ids.has(id)) ? rows.filter(({ id }) => !ids.has(id)) : rows;

export interface ValidatedRow {
  readonly id: number;
  readonly texts: RowTexts;
  readonly outcome: Outcome;
}

/** Outcomes are put to the rows they are of, unless a row has been changed since it was asked about. */
export function applyResults(rows: GridRows, results: readonly ValidatedRow[]): GridRows {
  const byId = new Map(results.map((each) => [each.id, each]));
  return rows.map((row) => {
    const found = row.outcome === null ? byId.get(row.id) : undefined;
    return found === undefined || row.texts !== found.texts ? row : { ...row, outcome: found.outcome };
  });
}

/** Puts the server's errors to their rows. */
export const rejectRows = (rows: GridRows, errors: ReadonlyMap<number, readonly RowError[]>): GridRows =>
  rows.map((row) => {
    const problems = errors.get(row.id);
    return problems === undefined ? row : { ...row, serverErrors: problems };
  });

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

/** One value in a column of many rows, or only of those where it is empty. */
export function setValue(
  rows: GridRows,
  column: ProductColumn,
  text: string,
  isOnlyEmpty: boolean,
): readonly RowEdit[] {
  const texts = { [column]: text };
  const filled = isOnlyEmpty ? rows.filter((row) => (row.texts[column] ?? '').trim() === '') : rows;
  return filled.map(({ id }) => ({ id, texts }));
}

/** An empty row. */
export const newRow = (id: number): GridRow => ({
  id,
  at: null,
  texts: {},
  outcome: null,
  serverErrors: [],
});
