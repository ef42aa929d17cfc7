import type { Cell, Sheet } from '../../sheet.ts';
import { memoize } from '@saer/i18n/memoize';
import { oneLine } from '@saer/i18n/one-line';
import { countNamed } from './assign-columns.ts';
import { shortText } from '../cells/cell-texts.ts';
import { matchSpelling } from './header-match.ts';
import { columnHeaders } from '../cells/header-texts.ts';
import { layoutOf } from '../layouts/known-layout.ts';
import type { ProductColumn } from '../layouts/product-column.ts';

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
  /** Number of columns that the row names by itself. */
  readonly own: number;
  /** The same with the texts above its empty cells. */
  readonly all: number;
  /** It names the product of a row, as a box with a few figures above a table does not. */
  readonly isOfProducts: boolean;
}

const identities: ReadonlySet<ProductColumn> = new Set(['barcode', 'sku', 'name', 'nameEn', 'nameAr']);

const isIdentity = (column: ProductColumn | undefined): boolean =>
  column !== undefined && identities.has(column);

function foundIn(sheet: Sheet, at: number): Found {
  const headers = columnHeaders(sheet, at).slice(0, searchedColumns);
  const own = headers.filter((each) => each.own !== '').map((each) => ({ ...each, group: '' }));
  return {
    at,
    own: countNamed(own),
    all: countNamed(headers),
    isOfProducts: own.some(({ own: text }) => isIdentity(matchSpelling(text)?.column)),
  };
}

/** Headers in two rows: once more in another language, or narrower ones below those of groups. */
const goesOn = (best: Found, next: Found): boolean =>
  best.at === next.at - 1 && (next.own * 2 >= best.all || next.all > best.all);

/** Below products, headers are those of a second table or the first ones once more: the rows between would be lost. */
const isBetter = (best: Found, next: Found, hasProducts: boolean): boolean =>
  goesOn(best, next) || (hasProducts ? !best.isOfProducts && next.own > best.all * 2 : next.own > best.all);

/** The first row of a known layout, or else the one with the most recognised columns, the last of several; null if none has two. */
export function findHeaderRow(sheet: Sheet): number | null {
  let best: Found | null = null;
  let hasProducts = false;
  for (const [at, row] of sheet.rows.slice(0, searchedRows).entries()) {
    if (isBlank(row)) continue;
    const isHeader = canBeHeader(row);
    if (isHeader && layoutOf(row.map(shortText)) !== undefined) return at;
    const next = isHeader ? foundIn(sheet, at) : null;
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

/** True if a text begins as a number; a quick check of every cell. */
function beginsAsNumber(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return true;
  if (code >= 0x41 && code < 0x660) return false;
  return /^[-+(]?[\d٠-٩۰-۹]/.test(text);
}

/** A header with figures in it is as rare as a product whose texts are mostly names of columns. */
const fewestBesideNumbers = 4;

/** The field that a header names; undefined for a text with figures in it. Few texts of products name one. */
const fieldNamed = memoize((text: string): ProductColumn | undefined =>
  /\d/.test(text) ? undefined : matchSpelling(oneLine(text))?.column,
);

/** No header is longer. */
const maxHeader = 200;

/** The text of a cell as far as it can be a header; empty if it holds none. */
function toText(cell: Cell | undefined): string {
  if (cell === undefined || typeof cell.value !== 'string') return '';
  return (cell.value.length > maxHeader ? cell.value.slice(0, maxHeader) : cell.value).trim();
}

/** True if a cell holds a text that can be a header; mostly its first sign says so. */
function hasText(cell: Cell | undefined): boolean {
  if (cell === undefined || typeof cell.value !== 'string') return false;
  const first = cell.value.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || toText(cell) !== '';
}

/** True if a row names columns: enough of its cells are texts, and enough of these name a field. */
function namesColumns(row: readonly Cell[]): boolean {
  let numbers = 0;
  let texts = 0;
  // Figures are mostly on the right: a row of a product is known by a few cells.
  for (let column = row.length - 1; column >= 0; column -= 1) {
    const value = row[column]?.value;
    if (typeof value === 'number' || (typeof value === 'string' && beginsAsNumber(value))) numbers += 1;
    else if (typeof value === 'string' && value !== '') texts += 1;
    if (numbers * 3 > texts + column) return false;
  }
  if (texts < fewest || numbers * 3 > texts) return false;
  if (numbers > 0 && texts < fewestBesideNumbers) return false;
  let filled = 0;
  const end = Math.min(row.length, searchedColumns);
  for (let column = 0; column < end; column += 1) if (hasText(row[column])) filled += 1;
  if (filled < fewest) return false;
  const needed = Math.max(fewest, filled / 4);
  const named = new Set<ProductColumn>();
  // From the right: names of products, each another one, are mostly on the left.
  for (let column = end - 1, left = filled; column >= 0 && named.size + left >= needed; column -= 1) {
    const text = toText(row[column]);
    if (text === '') continue;
    left -= 1;
    const field = fieldNamed(text);
    if (field !== undefined) named.add(field);
  }
  if (named.size < needed) return false;
  return !row.some(isNumber) || named.size >= Math.max(fewestBesideNumbers, (filled * 2) / 3);
}

const textIn = (cell: Cell | undefined): string =>
  cell === undefined || typeof cell.value !== 'string' ? '' : shortText(cell);

/** As many tables as anybody has in one sheet. */
export const maxTables = 20;

/**
 * The header rows of further tables below the first: they name columns in other words or in other places. The same headers once more
 * are none.
 */
export function laterHeaderRows({ rows }: Sheet, headerRow: number | null): readonly number[] {
  // Without headers near the top, those that follow there are the seller's choice to leave out.
  let current: readonly (readonly Cell[])[] =
    headerRow === null ? [] : rows.slice(Math.max(0, headerRow - 1), headerRow + 1);
  const found: number[] = [];
  for (let at = headerRow === null ? searchedRows : headerRow + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (!namesColumns(row)) continue;
    const known = current;
    const isSame = (cell: Cell, column: number) =>
      textIn(cell) === '' || known.some((cells) => textIn(cells[column]) === textIn(cell));
    if (row.slice(0, searchedColumns).every(isSame)) continue;
    found.push(at);
    if (found.length === maxTables) break;
    current = [row];
  }
  return found;
}
