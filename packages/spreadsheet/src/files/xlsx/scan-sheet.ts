import type { Sheet } from '../../sheet.ts';
import { within } from '../file-fault.ts';
import type { FileLimits } from '../file-limits.ts';
import { type CellBudget, Grid } from '../grid.ts';
import { type CellContext, readCell } from './read-cell.ts';
import { type ScannedCell, scanCell } from './scan-cell.ts';
import { sheetFrame } from './sheet-frame.ts';

const mostRows = 1_048_576;

/** Whether a tag ends its name here, and is none of a longer name. */
const endsName = (code: number): boolean =>
  code === 32 || code === 62 || code === 47 || code === 10 || code === 13;

const rowNumber = /\sr="(\d{1,7})"/;

/** The row a tag is of: the one it names, or the next. */
function rowOf(xml: string, open: number, close: number, next: number): number | null {
  if (close - open <= '<row/'.length) return next;
  const tag = xml.slice(open, close);
  const named = rowNumber.exec(tag)?.[1];
  if (named !== undefined) return Number(named) - 1;
  return /\sr\s*=/.test(tag) ? null : next;
}

/** Fills the grid with the cells from here on; returns where they end, or null where something is not written the plain way. */
function scanRows(xml: string, from: number, grid: Grid, context: CellContext): number | null {
  const cell: ScannedCell = { type: '', style: -1, row: -1, column: -1, raw: '', end: 0 };
  let row = -1;
  let column = 0;
  let tags = 0;
  for (let at = from; ;) {
    const open = xml.indexOf('<', at);
    if (open < 0) return null;
    if (xml.charCodeAt(open + 1) === 99 && endsName(xml.charCodeAt(open + 2))) {
      if (!scanCell(xml, open, cell)) return null;
      if (cell.row >= 0 && cell.row !== row) return null;
      if (cell.column >= 0) ({ column } = cell);
      grid.count();
      if (cell.raw !== '') grid.put(row, column, readCell(cell.type, cell.style, cell.raw, context));
      column += 1;
      at = cell.end;
    } else if (xml.startsWith('<row', open) && endsName(xml.charCodeAt(open + 4))) {
      const close = xml.indexOf('>', open);
      const named = close < 0 ? null : rowOf(xml, open, close, row + 1);
      if (named === null || named <= row) return null;
      tags += 1;
      within(mostRows, tags, 'rows');
      row = named;
      column = 0;
      at = close + 1;
    } else if (xml.startsWith('</row>', open)) at = open + 6;
    else return xml.startsWith('</sheetData>', open) ? open : null;
  }
}

/**
 * Reads a sheet written the plain way, as Excel, LibreOffice and Google Sheets write it, in one pass. Null: it is written another
 * way that is right all the same (prefixes, comments, rows out of order), and the slower reader has to see to it.
 */
export function scanSheet(
  xml: string,
  name: string,
  context: CellContext,
  limits: FileLimits,
  budget: CellBudget,
): Sheet | null {
  const open = xml.indexOf('<sheetData');
  if (open < 0 || xml.includes('<!--') || xml.includes('<![CDATA[')) return null;
  const from = xml.indexOf('>', open) + 1;
  if (from === 0) return null;
  const grid = new Grid(limits, budget);
  const end = xml.charCodeAt(from - 2) === 47 ? from : scanRows(xml, from, grid, context);
  if (end === null) return null;
  return { name, rows: grid.rows, ...sheetFrame(xml.slice(0, open), xml.slice(end)) };
}
