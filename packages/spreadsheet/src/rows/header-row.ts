import type { Cell, Sheet } from '../sheet.ts';
import { countNamed } from './assign-columns.ts';
import { shortText } from './cell-texts.ts';
import { columnHeaders } from './header-texts.ts';
import { layoutOf } from './known-layout.ts';

/** Headers are near the top, below a title and an empty row or two. */
const searchedRows = 30;
const searchedColumns = 200;
/** A single word, such as “price”, may occur in any row. */
const fewest = 2;

const isText = ({ value }: Cell): boolean => typeof value === 'string' && value.trim() !== '';
const isNumber = ({ value }: Cell): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[\d٠-٩۰-۹]/.test(value.trim()));

/** Headers are words: a row with as many numbers is a product row. */
const canBeHeader = (row: readonly Cell[]): boolean => {
  const texts = row.filter(isText).length;
  return texts > 0 && row.filter(isNumber).length * 3 <= texts;
};

const isBlank = (row: readonly Cell[]): boolean =>
  row.every(({ value }) => value === null || (typeof value === 'string' && value.trim() === ''));

interface Found {
  readonly at: number;
  /** How many columns the row names by itself. */
  readonly own: number;
  /** The same with the texts above its empty cells. */
  readonly all: number;
}

function foundIn(sheet: Sheet, at: number): Found {
  const headers = columnHeaders(sheet, at).slice(0, searchedColumns);
  const own = headers.filter((each) => each.own !== '').map((each) => ({ ...each, group: '' }));
  return { at, own: countNamed(own), all: countNamed(headers) };
}

/** Headers in two rows: once more in another language, or narrower ones below those of groups. */
const goesOn = (best: Found, next: Found): boolean =>
  best.at === next.at - 1 && (next.own * 2 >= best.all || next.all > best.all);

/** Below products, headers are mostly those above once more: the rows between would be lost. */
const isBetter = (best: Found, next: Found, hasProducts: boolean): boolean =>
  goesOn(best, next) || next.own > best.all * (hasProducts ? 2 : 1);

/** The row whose headers are those of a layout we know. */
function layoutRow(sheet: Sheet): number | undefined {
  const at = sheet.rows
    .slice(0, searchedRows)
    .findIndex((row) => canBeHeader(row) && layoutOf(row.map(shortText)) !== undefined);
  return at === -1 ? undefined : at;
}

/** The row of a known layout, or else the one with the most recognised columns, the last of several; null if none has two. */
export function findHeaderRow(sheet: Sheet): number | null {
  const known = layoutRow(sheet);
  if (known !== undefined) return known;
  let best: Found | null = null;
  let hasProducts = false;
  for (const [at, row] of sheet.rows.slice(0, searchedRows).entries()) {
    if (isBlank(row)) continue;
    const next = canBeHeader(row) ? foundIn(sheet, at) : null;
    if (next === null || next.own < fewest) hasProducts = best !== null;
    else if (best === null || isBetter(best, next, hasProducts)) {
      best = next;
      hasProducts = false;
    }
  }
  return best?.at ?? null;
}

/** Without recognised headers: the first row, if it contains only words and numbers follow. */
export function guessHeaderRow({ rows }: Sheet): number | null {
  const at = rows.findIndex((row) => row.some(({ value }) => value !== null && value !== ''));
  const row = rows[at];
  if (row === undefined || row.filter(isText).length < fewest || row.some(isNumber)) return null;
  return rows.slice(at + 1, at + 1 + searchedRows).some((below) => below.some(isNumber)) ? at : null;
}
