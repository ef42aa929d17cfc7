import type { ProductColumn, RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import type { GridRow, GridRows, Outcome } from './grid-row.ts';

export interface CellEdit {
  readonly id: number;
  readonly column: ProductColumn;
  readonly text: string;
}

const written = (row: GridRow, texts: RowTexts): GridRow => ({ ...row, texts, outcome: null, refused: [] });

/** The rows with some cells written anew; the same list where nothing differs. */
export function editCells(rows: GridRows, edits: readonly CellEdit[]): GridRows {
  const byRow = Map.groupBy(edits, ({ id }) => id);
  let isChanged = false;
  const edited = rows.map((row) => {
    const differing = byRow.get(row.id)?.filter(({ column, text }) => (row.texts[column] ?? '') !== text);
    if (differing === undefined || differing.length === 0) return row;
    isChanged = true;
    const texts = Object.fromEntries(differing.map(({ column, text }) => [column, text]));
    return written(row, { ...row.texts, ...texts });
  });
  return isChanged ? edited : rows;
}

/** New rows below another one, or at the end. */
export function addRows(rows: GridRows, added: GridRows, after?: number): GridRows {
  if (added.length === 0) return rows;
  const place = after === undefined ? -1 : rows.findIndex(({ id }) => id === after);
  return place === -1 ? [...rows, ...added] : rows.toSpliced(place + 1, 0, ...added);
}

export const removeRows = (rows: GridRows, ids: ReadonlySet<number>): GridRows =>
  rows.some(({ id }) => ids.has(id)) ? rows.filter(({ id }) => !ids.has(id)) : rows;

export interface Judged {
  readonly id: number;
  readonly texts: RowTexts;
  readonly outcome: Outcome;
}

/** Outcomes are put to the rows they are of, unless a row has been changed since it was asked about. */
export function judgeRows(rows: GridRows, judged: readonly Judged[]): GridRows {
  const byId = new Map(judged.map((each) => [each.id, each]));
  return rows.map((row) => {
    const found = byId.get(row.id);
    return found === undefined || row.texts !== found.texts ? row : { ...row, outcome: found.outcome };
  });
}

/** What the server refused is put to its rows. */
export const refuseRows = (rows: GridRows, refused: ReadonlyMap<number, readonly RowProblem[]>): GridRows =>
  rows.map((row) => {
    const problems = refused.get(row.id);
    return problems === undefined ? row : { ...row, refused: problems };
  });
