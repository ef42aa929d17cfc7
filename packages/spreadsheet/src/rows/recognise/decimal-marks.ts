import { latinDigits } from '@saer/i18n/latin-digits';
import type { Cell, Sheet } from '../../sheet.ts';
import { numericColumns, money } from '../cells/numeric-columns.ts';
import { oneLine } from '@saer/i18n/one-line';
import { type ColumnMapping, type ProductColumn, productColumns } from '../layouts/product-column.ts';
import type { RowError } from '../cells/sheet-row.ts';

type Mark = ',' | '.';
/** `unknown`: nothing tells a decimal mark from one of thousands. */
type ColumnMark = Mark | 'unknown';

/** A text that is read otherwise where the comma is the decimal mark: with a comma, or a point that may be one of thousands. */
const SUSPECTED = /[,\u060C]|(?<![\d٠-٩۰-۹.])[1-9١-٩۱-۹][\d٠-٩۰-۹]{0,2}\.[\d٠-٩۰-۹]{3}(?![\d٠-٩۰-۹])/;
/** The same, decided for most texts without a pattern: nothing is three digits behind their point. */
const isSuspected = (text: string): boolean => {
  /** Counts the signs from the only point on; 0: there is no point, -1: there are several. */
  let fromPoint = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x2c || sign === 0x60c) return true;
    if (sign === 0x2e) fromPoint = fromPoint === 0 ? text.length - at : -1;
  }
  return (fromPoint > 3 || fromPoint === -1) && SUSPECTED.test(text);
};
const NUMBER = /\d+(?:[.,]\d+)+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?(?!\d)/g;
/** A number in thousands, or one with three decimal places. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/;
/** Three digits behind a mark. */
const READ_OTHERWISE = /[.,\u060C][\d٠-٩۰-۹]{3}(?![\d٠-٩۰-۹])/;
const SIMPLE = /^\d+,\d+$/;
const longest = 80;

const NOT_PLAIN = /[٠-٩۰-۹\u060C]/;
const plain = (text: string): string =>
  NOT_PLAIN.test(text) ? latinDigits(text).replaceAll('\u060C', ',') : text;

const occursOnce = (text: string, sign: string): boolean => text.indexOf(sign) === text.lastIndexOf(sign);
/** Most numbers of a column have the same mark, and tell nothing more. */
const isLikeOthers = (text: string, marks: ReadonlySet<Mark>): boolean =>
  (marks.has('.') && !text.includes(',') && occursOnce(text, '.')) ||
  (marks.has(',') && !text.includes('.') && occursOnce(text, ','));

/** The decimal mark that a number can only have; undefined: it can have either, or has none. */
function findMark(number: string): Mark | undefined {
  if (AMBIGUOUS.test(number)) return undefined;
  const thousands = THOUSANDS.exec(number)?.[1];
  if (thousands !== undefined) return thousands === ',' ? '.' : ',';
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  if (last === -1) return undefined;
  const mark = number[last] === ',' ? ',' : '.';
  const isOnce = number.indexOf(mark) === last;
  if (!isOnce) return undefined;
  // “0,234” and “1234,567” are typing errors as often as decimals.
  const isUnusual = mark === ',' && /^\d+,\d{3}$/.test(number);
  return isUnusual ? undefined : mark;
}

/** The rows of one table with the columns of their numbers. */
export interface NumberRows {
  readonly mapping: ColumnMapping;
  readonly first: number;
  readonly end: number;
}

interface Evidence {
  readonly marks: Set<Mark>;
  /** Points between thousands, such as in “1.250,50”. */
  hasThousands: boolean;
}

const isNumeric = (column: ProductColumn): boolean =>
  column === 'profit' || numericColumns[column] !== undefined;
const isMoney = (column: ProductColumn): boolean =>
  column === 'profit' || numericColumns[column]?.quantity === money;

function textIn(row: readonly Cell[] | undefined, at: number): string {
  const value = row?.[at]?.value;
  return typeof value === 'string' && value.length <= longest ? value : '';
}

function isSuspect(rows: Sheet['rows'], at: number, { first, end }: NumberRows): boolean {
  for (let row = first; row < end; row += 1) if (isSuspected(textIn(rows[row], at))) return true;
  return false;
}

function evidenceIn(rows: Sheet['rows'], at: number, { first, end }: NumberRows): Evidence {
  const evidence: Evidence = { marks: new Set(), hasThousands: false };
  for (let row = first; row < end; row += 1) {
    const text = plain(textIn(rows[row], at));
    if (text === '' || isLikeOthers(text, evidence.marks)) continue;
    for (const [number] of text.matchAll(NUMBER)) {
      const mark = findMark(number);
      if (mark === undefined) continue;
      evidence.marks.add(mark);
      if (mark === ',' && number.includes('.')) evidence.hasThousands = true;
    }
    if (evidence.marks.size === 2) break;
  }
  return evidence;
}

function decided(marks: ReadonlySet<Mark>): ColumnMark | undefined {
  if (marks.size === 2) return 'unknown';
  const [mark] = marks;
  return mark;
}

/** A number with a decimal point and no other mark. */
const withPoint = (number: string): string => number.replaceAll(/[. \u00A0\u202F]/g, '').replace(',', '.');

/** Rewrites the numbers of a text; a comma at its end keeps a number as ambiguous as it is, until somebody corrects it. */
function rewritten(text: string, mark: ColumnMark | 'usual', isSum: boolean): string {
  if (mark === '.' || !isSuspected(text)) return text;
  if (mark === ',' && SIMPLE.test(text)) return text.replace(',', '.');
  return plain(text).replace(NUMBER, (number) => {
    if (mark === ',') return /^[\d. \u00A0\u202F]*,?\d*$/.test(number) ? withPoint(number) : number;
    // Sums have two decimal places: three digits behind a point are hardly any.
    const isDoubted = mark === 'unknown' || (isSum && number.includes('.'));
    return isDoubted && AMBIGUOUS.test(number) ? `${number},` : number;
  });
}

/** A sheet with decimal points in its texts, and the numbers that could have been meant otherwise. */
export interface PointedSheet {
  readonly sheet: Sheet;
  /** By row. */
  readonly doubts: ReadonlyMap<number, readonly RowError[]>;
}

const noDoubts: PointedSheet['doubts'] = new Map();

/** “1.250” among numbers with a decimal comma: most likely a thousand more than it says. */
const isReadOtherwise = (before: string): boolean =>
  READ_OTHERWISE.test(before) &&
  plain(before)
    .match(NUMBER)
    ?.some((number) => AMBIGUOUS.test(number)) === true;

const findDoubt = (column: ProductColumn, text: string, value: string): RowError => ({
  column,
  fieldError: { code: 'decimalComma', field: column, details: { text, value } },
});

function rewrite(sheet: Sheet, tables: readonly NumberRows[]): PointedSheet {
  let rows: (readonly Cell[])[] | undefined;
  const doubts = new Map<number, readonly RowError[]>();
  for (const table of tables) {
    const columns = productColumns.flatMap((column) => {
      const at = table.mapping[column];
      return at === undefined || !isNumeric(column) ? [] : [{ column, at }];
    });
    const suspects = columns.filter(({ at }) => isSuspect(sheet.rows, at, table));
    if (suspects.length === 0) continue;
    const evidence = new Map(columns.map(({ at }) => [at, evidenceIn(sheet.rows, at, table)]));
    const ofTable = decided(new Set([...evidence.values()].flatMap(({ marks }) => [...marks])));
    const otherwise = sheet.hasSemicolons === true ? 'unknown' : 'usual';
    for (const { column, at } of suspects) {
      const found = evidence.get(at);
      const mark = decided(found?.marks ?? new Set()) ?? ofTable ?? otherwise;
      if (mark === '.') continue;
      for (let row = table.first; row < table.end; row += 1) {
        const cell = sheet.rows[row]?.[at];
        if (cell === undefined || typeof cell.value !== 'string' || cell.value.length > longest) continue;
        const text = rewritten(cell.value, mark, isMoney(column));
        if (text === cell.value) continue;
        rows ??= [...sheet.rows];
        rows[row] = (rows[row] ?? []).with(at, { ...cell, value: text });
        if (mark === ',' && found?.hasThousands !== true && isReadOtherwise(cell.value))
          doubts.set(row, [
            ...(doubts.get(row) ?? []),
            findDoubt(column, oneLine(cell.value), oneLine(text)),
          ]);
      }
    }
  }
  return rows === undefined ? { sheet, doubts: noDoubts } : { sheet: { ...sheet, rows }, doubts };
}

/** The last result for the rows of a sheet: they are recognised and read one after the other. */
const known = new WeakMap<Sheet['rows'], { readonly key: string; readonly pointed: PointedSheet }>();

/**
 * Rewrites the numbers in the texts of a sheet with a decimal point. The mark is that of the column, and else that of the table: beside
 * “12,50”, “1.250” is read as 1250, and doubted. A number stays ambiguous where both marks occur, or none in a file that may have either.
 */
export function withDecimalPoints(sheet: Sheet, tables: readonly NumberRows[]): PointedSheet {
  const key = JSON.stringify([
    sheet.hasSemicolons,
    ...tables.map(({ mapping, first, end }) => [Object.entries(mapping), first, end]),
  ]);
  const last = known.get(sheet.rows);
  if (last?.key === key) return { ...last.pointed, sheet: { ...sheet, rows: last.pointed.sheet.rows } };
  const pointed = rewrite(sheet, tables);
  known.set(sheet.rows, { key, pointed });
  return pointed;
}
