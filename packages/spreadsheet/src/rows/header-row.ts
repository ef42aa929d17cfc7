import type { Cell, Sheet } from '../sheet.ts';
import { countNamed } from './assign-columns.ts';
import { shortText } from './cell-texts.ts';
import { matchSpelling } from './header-match.ts';
import { columnHeaders } from './header-texts.ts';
import { layoutOf } from './known-layout.ts';
import type { ProductColumn } from './product-column.ts';

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

/** Whether a text begins as a number; a quick check of every cell. */
function beginsAsNumber(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code >= 0x41 && code < 0x660) return false;
  return /^[-+(]?[\d٠-٩۰-۹]/.test(text);
}

/** A header with figures in it is as rare as a product whose texts are mostly names of columns. */
const fewestBesideNumbers = 4;

/** Texts of a row by column; undefined if too many of its cells are numbers for a header. */
function headingTexts(row: readonly Cell[]): ReadonlyMap<number, string> | undefined {
  let numbers = 0;
  let texts = 0;
  for (const { value } of row) {
    if (typeof value === 'number' || (typeof value === 'string' && beginsAsNumber(value))) numbers += 1;
    else if (typeof value === 'string' && value !== '') texts += 1;
  }
  if (texts < fewest || numbers * 3 > texts) return undefined;
  if (numbers > 0 && texts < fewestBesideNumbers) return undefined;
  const found = new Map<number, string>();
  for (const [column, cell] of row.slice(0, searchedColumns).entries()) {
    if (typeof cell.value !== 'string') continue;
    const text = shortText(cell);
    if (text !== '') found.set(column, text);
  }
  return found;
}

/** Whether texts name columns. Looked up from the right: names of products, each another one, are mostly on the left. */
function namesColumns(texts: ReadonlyMap<number, string>, hasNumbers: boolean): boolean {
  const needed = hasNumbers
    ? Math.max(fewestBesideNumbers, (texts.size * 2) / 3)
    : Math.max(fewest, texts.size / 4);
  const named = new Set<ProductColumn>();
  let left = texts.size;
  for (const text of [...texts.values()].toReversed()) {
    if (named.size + left < needed) return false;
    left -= 1;
    const column = /\d/.test(text) ? undefined : matchSpelling(text)?.column;
    if (column !== undefined) named.add(column);
  }
  return named.size >= needed;
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
    const texts = headingTexts(row);
    if (texts === undefined || texts.size < fewest) continue;
    const known = current;
    const isSame = ([column, text]: readonly [number, string]) =>
      known.some((cells) => textIn(cells[column]) === text);
    if ([...texts].every(isSame)) continue;
    if (!namesColumns(texts, row.some(isNumber))) continue;
    found.push(at);
    if (found.length === maxTables) break;
    current = [row];
  }
  return found;
}
