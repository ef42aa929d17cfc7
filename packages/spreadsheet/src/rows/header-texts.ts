import type { Cell, Merge, Sheet } from '../sheet.ts';
import { shortText } from './cell-texts.ts';
import { headerUnit } from './header-key.ts';

type Rows = Sheet['rows'];

const textAt = (row: readonly Cell[] | undefined, column: number): string => {
  const cell = row?.[column];
  return cell === undefined || typeof cell.value !== 'string' ? '' : shortText(cell);
};

/** How many columns a sheet has. */
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

/** The texts above a column: its own header, and that of its group. */
export interface ColumnHeader {
  readonly own: string;
  readonly group: string;
}

/** The headers of every column. */
export function columnHeaders(sheet: Sheet, headerRow: number): readonly ColumnHeader[] {
  const width = widthOf(sheet.rows.slice(Math.max(0, headerRow - 1), headerRow + 51));
  const own = spreadTexts(sheet, headerRow, width);
  const groups = groupTexts(sheet, headerRow, width);
  return own.map((text, column) => ({ own: text, group: groups[column] ?? '' }));
}

/** The unit that a column's header names, or else that of its group; '': none. */
export const unitOf = ({ own, group }: ColumnHeader): string => headerUnit(own) || headerUnit(group);
