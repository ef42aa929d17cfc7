import type { CellValue } from '../../sheet.ts';
import { looksLikeFormula } from '../formula-guard.ts';
import type { ScannedSheet } from './place-columns.ts';
import { cellsFrom, isFilled, lastCell, lastFilled, type Row, styleOf } from './sheet-rows.ts';
import type { Stylesheet } from './stylesheet.ts';
import { writtenCell } from './written-cell.ts';
import { attributesOf, isSelfClosed, withAttribute } from './xml.ts';

/** What one cell of a row becomes. */
export interface CellEdit {
  readonly column: number;
  readonly value: CellValue;
  /** How its number is shown; undefined: as its neighbour's. */
  readonly format: string | undefined;
}

/** Text that could become a formula once somebody edits it is told to stay text. */
const formatOf = ({ value, format }: CellEdit): string | undefined => {
  if (typeof value === 'number') return format;
  return typeof value === 'string' && looksLikeFormula(value) ? '@' : undefined;
};

const styled = (styles: Stylesheet, style: number, edit: CellEdit): number => {
  const format = formatOf(edit);
  return format === undefined ? style : (styles.formatted(style, format) ?? style);
};

/** A row's tag, its reach told anew. */
function openTag({ tag }: Row, lastColumn: number): string {
  const [, first, last] = /^(\d+):(\d+)$/.exec(attributesOf(tag).get('spans') ?? '') ?? [];
  const open = isSelfClosed(tag) ? tag.replace(/\s*\/>$/, '>') : tag;
  return last === undefined || Number(last) > lastColumn
    ? open
    : withAttribute(open, 'spans', `${first}:${lastColumn + 1}`);
}

/** A row of the sheet with cells written into it, in the order of their columns. */
export function patchRow(
  { xml, prefix }: ScannedSheet,
  styles: Stylesheet,
  row: Row,
  edits: readonly CellEdit[],
  source: string,
): string {
  const [first, last] = [edits[0]?.column ?? 0, edits.at(-1)?.column ?? 0];
  const neighbour = lastFilled(xml, prefix, row, first);
  const base = neighbour === undefined ? 0 : styleOf(neighbour);
  const fresh = (edit: CellEdit) =>
    edit.value === null
      ? ''
      : writtenCell(prefix, { ...edit, row: row.at, style: styled(styles, base, edit) });
  const open = openTag(row, last);
  const close = isSelfClosed(row.tag) ? `</${prefix}row>` : source.slice(row.innerEnd, row.end);

  const end = lastCell(xml, prefix, row);
  if (end === undefined || end.column < first) {
    const behind = end?.end ?? row.inner;
    return `${open}${source.slice(row.inner, behind)}${edits.map(fresh).join('')}${source.slice(behind, row.innerEnd)}${close}`;
  }
  const waiting = [...edits];
  const cells = cellsFrom(xml, prefix, row, first);
  let at = cells[0]?.start ?? row.innerEnd;
  const pieces = [source.slice(row.inner, at)];
  for (const cell of cells) {
    pieces.push(source.slice(at, cell.start));
    while ((waiting[0]?.column ?? Number.POSITIVE_INFINITY) < cell.column)
      pieces.push(...waiting.splice(0, 1).map(fresh));
    const edit = waiting[0]?.column === cell.column ? waiting.shift() : undefined;
    if (edit === undefined) pieces.push(source.slice(cell.start, cell.end));
    else {
      // A value that stood there keeps the look somebody may have given it.
      const own = styleOf(cell);
      const style = isFilled(xml, prefix, cell) && own !== 0 ? own : styled(styles, own, edit);
      pieces.push(writtenCell(prefix, { ...edit, row: row.at, style }));
    }
    at = cell.end;
  }
  return `${open}${pieces.join('')}${waiting.map(fresh).join('')}${source.slice(at, row.innerEnd)}${close}`;
}

/** A row that the sheet did not have. */
export function newRow(prefix: string, styles: Stylesheet, at: number, edits: readonly CellEdit[]): string {
  const cells = edits.map((edit) =>
    edit.value === null ? '' : writtenCell(prefix, { ...edit, row: at, style: styled(styles, 0, edit) }),
  );
  return cells.every((cell) => cell === '')
    ? ''
    : `<${prefix}row r="${at + 1}">${cells.join('')}</${prefix}row>`;
}
