import type { Cell, Sheet } from '../../sheet.ts';
import { FileBudget } from '../file-budget.ts';
import type { FileLimits } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { FileError } from '../file-error.ts';

const quote = 34;
const carriageReturn = 13;

/** Takes one cell after the other; `-1` as a column ends a row. */
type TakeCell = (column: number, text: string) => void;
const endOfRow = -1;

interface Quoted {
  readonly text: string;
  /** Behind the quote that closes it. */
  readonly end: number;
}

/** Thirty times the maximum of a cell: a quote still open at that point was never meant to close. */
const longestQuoted = 1_000_000;

/** A quoted text, in which two quotes represent one. */
function quotedText(text: string, open: number, row: number): Quoted {
  let close = text.indexOf('"', open + 1);
  const first = close;
  while (close >= 0 && text.charCodeAt(close + 1) === quote && close - open < longestQuoted)
    close = text.indexOf('"', close + 2);
  if (close < 0 || close - open >= longestQuoted) throw new FileError('damaged', { row });
  const inner = text.slice(open + 1, close);
  return { text: close === first ? inner : inner.replaceAll('""', '"'), end: close + 1 };
}

/** Where a text is found next, looked for only when the last place is passed: otherwise one that is rare would be looked for in vain in every cell. */
function findNext(text: string, sought: string, length: number): (at: number) => number {
  let found = -1;
  return (at) => {
    if (found < at) found = text.indexOf(sought, at);
    if (found < 0) found = length;
    return found;
  };
}

/**
 * Splits separated text whose quotes enclose whole cells, as spreadsheets write it. False if a quote occurs elsewhere; the rows so
 * far are then invalid. A quote that never closes swallows every following row: such a text is damaged.
 */
function splitRows(text: string, separator: string, take: TakeCell): boolean {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  const { length } = text;
  const nextSeparator = findNext(text, separator, length);
  const nextLine = findNext(text, lineEnd, length);
  let row = 1;
  let column = 0;
  let at = 0;
  while (at < length || column > 0) {
    const quoted = text.charCodeAt(at) === quote ? quotedText(text, at, row) : null;
    const from = quoted?.end ?? at;
    const line = nextLine(from);
    const end = Math.min(nextSeparator(from), line);
    const isLast = end === line;
    const stop = isLast && end > from && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end;
    if (quoted !== null && stop > from) return false;
    take(column, quoted?.text ?? text.slice(at, stop));
    column += 1;
    at = end + 1;
    if (!isLast) continue;
    take(endOfRow, '');
    row += 1;
    column = 0;
  }
  return true;
}

/** Texts cached for reuse: a column of shops or sizes repeats a few of them, one of barcodes none. */
const maxSaved = 10_000;

/** Splits text whose quotes enclose whole cells; null if they do not. Cells with equal text share one object. */
export function parseCsvFast(
  text: string,
  separator: string,
  limits: FileLimits,
  cellOf: (text: string) => Cell,
): Sheet['rows'] | null {
  const grid = new Grid(new FileBudget(limits));
  const cellCache = new Map<string, Cell>();
  const keep = (value: string): Cell => {
    const cell = cellOf(value);
    if (cellCache.size < maxSaved) cellCache.set(value, cell);
    return cell;
  };
  let row = 0;
  const isPlain = splitRows(text, separator, (column, value) => {
    if (column === endOfRow) row += 1;
    else {
      grid.count();
      if (value !== '') grid.put(row, column, cellCache.get(value) ?? keep(value));
    }
  });
  return isPlain ? grid.rows : null;
}
