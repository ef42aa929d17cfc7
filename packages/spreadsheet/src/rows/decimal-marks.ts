import { latinDigits } from '@saer/i18n/latin-digits';
import type { Cell, Sheet } from '../sheet.ts';
import { numericColumns, money } from './numeric-columns.ts';
import { oneLine } from './one-line.ts';
import { type ColumnMapping, type ProductColumn, productColumns } from './product-column.ts';
import type { RowError } from './sheet-row.ts';

type Mark = ',' | '.';
/** `unknown`: nothing tells a decimal mark from one of thousands. */
type ColumnMark = Mark | 'unknown';

/** A text that is read otherwise where the comma is the decimal mark: with a comma, or with three digits behind a point. */
const SUSPECT = /[,\u060C]|\.[\d٠-٩۰-۹]{3}(?![\d٠-٩۰-۹])/;
const NUMBER = /\d+(?:[.,]\d+)+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?(?!\d)/g;
/** A number in thousands, or one with three decimal places. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/;
const longest = 80;

const plain = (text: string): string => latinDigits(text).replaceAll('\u060C', ',');

/** The decimal mark that a number can only have; undefined: it can have either, or has none. */
function markOf(number: string): Mark | undefined {
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

interface Evidence {
  readonly marks: Set<Mark>;
  /** Points between thousands, such as in “1.250,50”. */
  hasThousands: boolean;
  isSuspect: boolean;
}

const isNumeric = (column: ProductColumn): boolean =>
  column === 'profit' || numericColumns[column] !== undefined;
const isMoney = (column: ProductColumn): boolean =>
  column === 'profit' || numericColumns[column]?.quantity === money;

function evidenceIn(rows: Sheet['rows'], at: number, first: number, end: number, all: boolean): Evidence {
  const evidence: Evidence = { marks: new Set(), hasThousands: false, isSuspect: false };
  for (let row = first; row < end; row += 1) {
    const value = rows[row]?.[at]?.value;
    if (typeof value !== 'string' || value.length > longest) continue;
    if (!all) {
      if (!SUSPECT.test(value)) continue;
      evidence.isSuspect = true;
      return evidence;
    }
    for (const [number] of plain(value).matchAll(NUMBER)) {
      const mark = markOf(number);
      if (mark !== undefined) evidence.marks.add(mark);
      if (mark === ',' && number.includes('.')) evidence.hasThousands = true;
    }
    if (evidence.marks.size === 2) return evidence;
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
  if (mark === '.' || !SUSPECT.test(text)) return text;
  return plain(text).replace(NUMBER, (number) => {
    if (mark === ',') return /^[\d. \u00A0\u202F]*,?\d*$/.test(number) ? withPoint(number) : number;
    // Sums have two decimal places: three digits behind a point are hardly any.
    const isDoubted = mark === 'unknown' || (isSum && number.includes('.'));
    return isDoubted && AMBIGUOUS.test(number) ? `${number},` : number;
  });
}

/** The rows of one table with the columns of their numbers. */
export interface NumberRows {
  readonly mapping: ColumnMapping;
  readonly first: number;
  readonly end: number;
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
  [...plain(before).matchAll(NUMBER)].some(([number]) => AMBIGUOUS.test(number));

const doubtOf = (column: ProductColumn, text: string, value: string): RowError => ({
  column,
  fieldError: { code: 'decimalComma', field: column, details: { text, value } },
});

/**
 * Rewrites the numbers in the texts of a sheet with a decimal point. The mark is that of the column, and else that of the table: beside
 * “12,50”, “1.250” is read as 1250, and doubted. A number stays ambiguous where both marks occur, or none in a file that may have either.
 */
export function withDecimalPoints(sheet: Sheet, tables: readonly NumberRows[]): PointedSheet {
  let rows: (readonly Cell[])[] | undefined;
  const doubts = new Map<number, readonly RowError[]>();
  for (const { mapping, first, end } of tables) {
    const columns = productColumns.flatMap((column) => {
      const at = mapping[column];
      return at === undefined || !isNumeric(column) ? [] : [{ column, at }];
    });
    const suspects = columns.filter(({ at }) => evidenceIn(sheet.rows, at, first, end, false).isSuspect);
    if (suspects.length === 0) continue;
    const evidence = new Map(columns.map(({ at }) => [at, evidenceIn(sheet.rows, at, first, end, true)]));
    const ofTable = decided(new Set([...evidence.values()].flatMap(({ marks }) => [...marks])));
    const otherwise = sheet.hasSemicolons === true ? 'unknown' : 'usual';
    for (const { column, at } of suspects) {
      const found = evidence.get(at);
      const mark = decided(found?.marks ?? new Set()) ?? ofTable ?? otherwise;
      if (mark === '.') continue;
      for (let row = first; row < end; row += 1) {
        const cell = sheet.rows[row]?.[at];
        if (cell === undefined || typeof cell.value !== 'string' || cell.value.length > longest) continue;
        const text = rewritten(cell.value, mark, isMoney(column));
        if (text === cell.value) continue;
        rows ??= [...sheet.rows];
        rows[row] = (rows[row] ?? []).with(at, { ...cell, value: text });
        if (mark === ',' && found?.hasThousands !== true && isReadOtherwise(cell.value))
          doubts.set(row, [...(doubts.get(row) ?? []), doubtOf(column, oneLine(cell.value), oneLine(text))]);
      }
    }
  }
  return rows === undefined ? { sheet, doubts: noDoubts } : { sheet: { ...sheet, rows }, doubts };
}
