import type { Cell, Sheet } from '../sheet.ts';
import { assignColumns } from './assign-columns.ts';
import { columnHeaders } from './header-texts.ts';

/** Headers stand near the top, below a title and an empty row or two. */
const searchedRows = 30;
/** One word alone, such as “price”, may stand in any row. */
const fewest = 2;

const isText = ({ value }: Cell): boolean => typeof value === 'string' && value.trim() !== '';
const isNumber = ({ value }: Cell): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[\d٠-٩۰-۹]/.test(value.trim()));

/** Headers are words: a row with as many numbers is a row of products. */
const canBeHeader = (row: readonly Cell[]): boolean => {
  const texts = row.filter(isText).length;
  return texts > 0 && row.filter(isNumber).length * 3 <= texts;
};

/** How many columns a row names by itself: what stands above an empty cell names none in it. */
const found = (sheet: Sheet, at: number): number => {
  const headers = columnHeaders(sheet, at).map((each) => (each.own === '' ? { own: '', group: '' } : each));
  return Object.keys(assignColumns(headers, [])).length;
};

/** The row in which most columns are named, the last of several such; null: none names two. */
export function findHeaderRow(sheet: Sheet): number | null {
  let best: { readonly at: number; readonly count: number } | null = null;
  for (const [at, row] of sheet.rows.slice(0, searchedRows).entries()) {
    if (!canBeHeader(row)) continue;
    const count = found(sheet, at);
    const isDoubled = best !== null && best.at === at - 1 && count * 2 >= best.count;
    if (count >= fewest && (best === null || count > best.count || isDoubled)) best = { at, count };
  }
  return best?.at ?? null;
}

/** Where nothing is known: the first row, if it holds words alone and numbers follow. */
export function guessHeaderRow({ rows }: Sheet): number | null {
  const at = rows.findIndex((row) => row.some(({ value }) => value !== null && value !== ''));
  const row = rows[at];
  if (row === undefined || row.filter(isText).length < fewest || row.some(isNumber)) return null;
  return rows.slice(at + 1, at + 1 + searchedRows).some((below) => below.some(isNumber)) ? at : null;
}
