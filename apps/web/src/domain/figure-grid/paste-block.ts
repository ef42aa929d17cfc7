import type { FigureColumn, FigureRow } from './figure-row.ts';

/** Whether a text is more than one cell of a sheet. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));

interface Paste<F extends string, R> {
  readonly rows: readonly R[];
  readonly columns: readonly FigureColumn<F>[];
  /** The cell from which the block goes down and to the end. */
  readonly at: number;
  readonly field: F;
  readonly text: string;
  /** Creates a row for what is left of the block after the last one; undefined: that is dropped. */
  readonly createRow?: (() => R) | undefined;
}

/** The rows that a block of a sheet changes or adds, formatted where they can be read. */
export function pasteBlock<F extends string, R extends FigureRow<F>>(paste: Paste<F, R>): readonly R[] {
  const { rows, columns, at, field, text, createRow } = paste;
  const filled = columns.slice(columns.findIndex((column) => column.field === field));
  return cellsOf(text).flatMap((cells, index) => {
    const row = rows[at + index] ?? createRow?.();
    if (row === undefined) return [];
    const typed = filled.flatMap((column, position) => {
      const cell = cells[position];
      return cell === undefined ? [] : [[column.field, column.neat(cell)] as const];
    });
    return [{ ...row, ...Object.fromEntries(typed) }];
  });
}
