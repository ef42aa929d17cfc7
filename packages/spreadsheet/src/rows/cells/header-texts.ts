import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Cell, Merge, Sheet } from '../../sheet.ts';
import { shortText } from './cell-texts.ts';
import { currenciesIn } from '@saer/i18n/currency';
import { headerUnit, headerWords } from '../layouts/header-key.ts';

type Rows = Sheet['rows'];

const textAt = (row: readonly Cell[] | undefined, column: number): string => {
  const cell = row?.[column];
  return cell === undefined || typeof cell.value !== 'string' ? '' : shortText(cell);
};

/** Counts the columns of a sheet. */
export const widthOf = (rows: Rows): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

/** A row's texts, each also over the columns a merged cell reaches. */
function spreadTexts({ rows, merges = [] }: Sheet, at: number, width: number): string[] {
  const texts = Array.from({ length: width }, (_, column) => textAt(rows[at], column));
  const covers = ({ row, rows: height }: Merge) => at >= row && at < row + height;
  // As many as cover a row without lying upon one another; and no program writes others.
  for (const merge of merges.filter(covers).slice(0, width)) {
    const text = textAt(rows[merge.row], merge.column);
    for (let column = merge.column; column < Math.min(width, merge.column + merge.columns); column += 1)
      if (texts[column] === '') texts[column] = text;
  }
  return texts;
}

const filledIn = (texts: readonly string[]): number => texts.filter((text) => text !== '').length;

/** A row above the headers belongs to them if it heads several groups of columns; a single text is a title. */
function groupTexts(sheet: Sheet, headerRow: number, width: number): string[] {
  const above = headerRow - 1;
  const raw = Array.from({ length: width }, (_, column) => textAt(sheet.rows[above], column));
  if (above < 0 || filledIn(raw) < 2) return raw.map(() => '');
  const texts = spreadTexts(sheet, above, width);
  if (sheet.merges !== undefined && sheet.merges.length > 0) return texts;
  // Saved as CSV a merged cell leaves empty ones behind it.
  let last = '';
  return texts.map((text, column) => {
    if (text !== '') last = text;
    return textAt(sheet.rows[headerRow], column) === '' ? text : last;
  });
}

/** The texts above a column: its own header, and that of its group. The unit in a row of units is part of it. */
export interface ColumnHeader {
  readonly own: string;
  readonly group: string;
}

const longestUnit = 30;
/** Words beside a unit that name none, and texts where a column has none. */
const besideUnit = new Set(
  (
    'excl excluding without before incl including with after per piece pcs pc unit units each text number no ' +
    'code name na days بدون قبل شامل شامله مع بعد قطعه للقطعه حبه وحده نص رقم كود اسم يوم'
  ).split(' '),
);
const taxes = new Set(['vat', 'tax', 'ضريبه']);
/** Columns that say a unit row by row. */
const saysUnits = /unit|uom|currency|measure|عمله|وحده/;

/** Nothing else is priced than one piece. */
const perPiece =
  /(?:\/|\bper\b|لكل)?\s*(?:\b(?:piece|pieces|pcs?|each|unit)\b|للقطعة|قطعة|القطعة|حبة|الحبة)/giu;

const withoutBrackets = (text: string): string => text.replace(/^[([{]\s*(.*?)\s*[)\]}]$/u, '$1').trim();
/** A unit as the end of a header, where “in” and “m” are units. */
const afterHeader = (text: string): string => `(${withoutBrackets(text)})`;

/** Tells what a cell below a header says: its unit, nothing, or something else. */
function unitCell(text: string): 'unit' | 'nothing' | 'other' {
  const { currencies, rest } = currenciesIn(withoutBrackets(text));
  const words = headerWords(`x ${afterHeader(rest)}`).slice(1);
  const others = words.filter((word) => headerUnit(word) === '');
  if (others.some((word) => !besideUnit.has(word) && !taxes.has(word))) return 'other';
  const isUnit = currencies.length > 0 || words.length > others.length;
  return isUnit || others.some((word) => taxes.has(word)) ? 'unit' : 'nothing';
}

/** True if a row below the headers says their units, such as “cm, kg, SAR”, instead of a product. */
function saysOnlyUnits(row: readonly Cell[], headers: readonly string[]): boolean {
  let units = 0;
  let others = 0;
  for (const [column, cell] of row.entries()) {
    if (cell.value === null) continue;
    if (typeof cell.value !== 'string' || cell.value.length > longestUnit) return false;
    const text = shortText(cell);
    if (/^[-+]?[\d٠-٩۰-۹]/.test(text)) return false;
    const said = text === '' ? 'nothing' : unitCell(text);
    const isValue = said === 'unit' && saysUnits.test(foldArabic(headers[column] ?? ''));
    if (said === 'other' || isValue) others += 1;
    else if (said === 'unit') units += 1;
  }
  return others === 0 ? units > 0 : units >= 2 && units > others;
}

/** The row of units below a header row; null if there is none. */
function unitsRow({ rows }: Sheet, headerRow: number): number | null {
  const row = rows[headerRow + 1];
  if (row === undefined) return null;
  const headers = row.map((_, column) => textAt(rows[headerRow], column));
  return saysOnlyUnits(row, headers) ? headerRow + 1 : null;
}

/** The first row below the headers and their units. */
export const firstRowBelow = (sheet: Sheet, headerRow: number | null): number =>
  headerRow === null ? 0 : (unitsRow(sheet, headerRow) ?? headerRow) + 1;

function withUnit(header: string, unit: string): string {
  if (header === '' || unit === '' || unitCell(unit) === 'nothing') return header;
  const isSaid = headerUnit(header) !== '' && headerUnit(header) === headerUnit(`x ${afterHeader(unit)}`);
  return isSaid ? header : `${header} ${afterHeader(unit.replace(perPiece, ''))}`;
}

/** The headers of every column. */
export function columnHeaders(sheet: Sheet, headerRow: number): readonly ColumnHeader[] {
  const width = widthOf(sheet.rows.slice(Math.max(0, headerRow - 1), headerRow + 51));
  const own = spreadTexts(sheet, headerRow, width);
  const groups = groupTexts(sheet, headerRow, width);
  const ofUnits = unitsRow(sheet, headerRow);
  return own.map((text, column) => {
    const group = groups[column] ?? '';
    const unit = ofUnits === null ? '' : textAt(sheet.rows[ofUnits], column);
    return text === '' ? { own: '', group: withUnit(group, unit) } : { own: withUnit(text, unit), group };
  });
}

/** The unit that a column's header names, or else that of its group; '': none, or several. */
export const unitOf = ({ own, group }: ColumnHeader): string => headerUnit(own) || headerUnit(group);
