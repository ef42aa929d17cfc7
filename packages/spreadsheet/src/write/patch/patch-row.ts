import type { CellValue } from '../../sheet.ts';
import { looksLikeFormula } from '../../escape-formula.ts';
import type { ParsedSheet } from './locate-columns.ts';
import type { EditedValue, EditedNumber } from './sheet-edit.ts';
import {
  cellsFrom,
  isFilled,
  lastCell,
  lastFilled,
  type Row,
  type SheetCell,
  styleOf,
} from './sheet-rows.ts';
import type { Stylesheet } from './stylesheet.ts';
import { writtenCell } from './written-cell.ts';
import { isSelfClosed, withAttribute } from './xml.ts';

/** A value with its cell style. */
interface FormattedCell {
  readonly value: CellValue;
  readonly style: number;
}

const shareFormat = '0.00%';

function formattedNumber(
  styles: Stylesheet,
  style: number,
  { plain, share, text, format }: EditedNumber,
): FormattedCell {
  const numberStyle = styles.numberStyle(style);
  // The cell's format is unknown: words mean the same in any.
  if (numberStyle === null) return { value: text, style };
  const isPlain = !numberStyle.isPercent && !numberStyle.isDate;
  if (isPlain && plain !== null) return { value: plain, style };
  if (numberStyle.isPercent && share !== null) return { value: share, style };
  const other = plain === null ? shareFormat : format;
  const value = plain ?? share;
  const styled = value === null ? null : styles.formatted(style, other);
  return styled === null ? { value: text, style } : { value, style: styled };
}

/** The value to write into a cell of a style, and its style: a number in the cell's format, digits that are text as text. */
function formattedCell(styles: Stylesheet, style: number, edited: EditedValue): FormattedCell {
  if (edited === null) return { value: null, style };
  if (typeof edited !== 'string') return formattedNumber(styles, style, edited);
  const isTold = looksLikeFormula(edited) || /^\d+$/.test(edited);
  return { value: edited, style: isTold ? (styles.formatted(style, '@') ?? style) : style };
}

/** An edit of one cell in a row. */
interface CellEdit {
  readonly column: number;
  readonly value: CellValue;
  /** The number format; undefined to copy its neighbour's. */
  readonly format: string | undefined;
}

/** An edit of the seller's own cell, which preserves its style. */
interface OwnCellEdit {
  readonly column: number;
  readonly edited: EditedValue;
}

export type RowEdit = CellEdit | OwnCellEdit;

/** Context for writing rows. */
export interface RowWriting {
  readonly sheet: ParsedSheet;
  readonly source: string;
  readonly styles: Stylesheet;
  /** The look that a cell of a column would have in the row at that place, were it there. */
  readonly usualStyle: (index: number, column: number) => number;
}

/** Text that could become a formula when edited is formatted as text. */
const findFormat = ({ value, format }: CellEdit): string | undefined => {
  if (typeof value === 'number') return format;
  return typeof value === 'string' && looksLikeFormula(value) ? '@' : undefined;
};

const styled = (styles: Stylesheet, style: number, edit: CellEdit): number => {
  const format = findFormat(edit);
  return format === undefined ? style : (styles.formatted(style, format) ?? style);
};

/** A row's tag with its updated span. */
function openTag({ tag }: Row, firstColumn: number, lastColumn: number): string {
  const [, first, last] = /\sspans="(\d+):(\d+)"/.exec(tag) ?? [];
  const open = isSelfClosed(tag) ? tag.replace(/\s*\/>$/, '>') : tag;
  if (last === undefined) return open;
  const [from, to] = [Math.min(Number(first), firstColumn + 1), Math.max(Number(last), lastColumn + 1)];
  return from === Number(first) && to === Number(last) ? open : withAttribute(open, 'spans', `${from}:${to}`);
}

/** A row of the sheet, the one at that place, with cells written into it in the order of their columns. */
export function patchRow(
  { sheet: { xml, prefix }, source, styles, usualStyle }: RowWriting,
  row: Row,
  index: number,
  edits: readonly RowEdit[],
): string {
  const [first, last] = [edits[0]?.column ?? 0, edits.at(-1)?.column ?? 0];
  const added = edits.find((edit) => !('edited' in edit));
  const neighbour = added === undefined ? undefined : lastFilled(xml, prefix, row, added.column);
  const base = neighbour === undefined ? 0 : styleOf(neighbour);
  const fresh = (edit: RowEdit): string => {
    if ('edited' in edit) {
      if (edit.edited === null) return '';
      const formatted = formattedCell(styles, usualStyle(index, edit.column), edit.edited);
      return writtenCell(prefix, { row: row.at, column: edit.column, ...formatted });
    }
    if (edit.value === null) return '';
    const { column, value } = edit;
    return writtenCell(prefix, { row: row.at, column, value, style: styled(styles, base, edit) });
  };
  const changed = (edit: RowEdit, cell: SheetCell): string => {
    const own = styleOf(cell);
    if ('edited' in edit) {
      // An empty cell may be within a styled area, but its number format is not used.
      const isBlank = own === 0 && !isFilled(xml, prefix, cell);
      const look = isBlank ? usualStyle(index, edit.column) : own;
      const formatted = formattedCell(styles, look, edit.edited);
      return writtenCell(prefix, { row: row.at, column: edit.column, ...formatted });
    }
    const { column, value } = edit;
    // A value keeps the style it may have been given.
    const style = isFilled(xml, prefix, cell) && own !== 0 ? own : styled(styles, own, edit);
    return writtenCell(prefix, { row: row.at, column, value, style });
  };
  const open = openTag(row, first, last);
  const close = isSelfClosed(row.tag) ? `</${prefix}row>` : source.slice(row.innerEnd, row.end);

  const end = lastCell(xml, prefix, row);
  if (end === undefined || end.column < first) {
    const behind = end?.end ?? row.inner;
    return `${open}${source.slice(row.inner, behind)}${edits.map(fresh).join('')}${source.slice(behind, row.innerEnd)}${close}`;
  }
  const cells = cellsFrom(xml, prefix, row, first);
  let next = 0;
  let at = cells[0]?.start ?? row.innerEnd;
  let content = source.slice(row.inner, at);
  for (const cell of cells) {
    content += source.slice(at, cell.start);
    let edit = edits[next];
    for (; edit !== undefined && edit.column < cell.column; edit = edits[next]) {
      content += fresh(edit);
      next += 1;
    }
    if (edit?.column === cell.column) {
      content += changed(edit, cell);
      next += 1;
    } else content += source.slice(cell.start, cell.end);
    at = cell.end;
  }
  return `${open}${content}${edits.slice(next).map(fresh).join('')}${source.slice(at, row.innerEnd)}${close}`;
}

/** Inserts a new row at a position. */
export function newRow(
  { sheet: { prefix }, styles, usualStyle }: RowWriting,
  at: number,
  index: number,
  edits: readonly RowEdit[],
): string {
  const cells = edits.map((edit) => {
    const { column } = edit;
    if ('edited' in edit)
      return edit.edited === null
        ? ''
        : writtenCell(prefix, {
            row: at,
            column,
            ...formattedCell(styles, usualStyle(index, column), edit.edited),
          });
    const { value } = edit;
    return value === null
      ? ''
      : writtenCell(prefix, { row: at, column, value, style: styled(styles, 0, edit) });
  });
  return cells.every((cell) => cell === '')
    ? ''
    : `<${prefix}row r="${at + 1}">${cells.join('')}</${prefix}row>`;
}
