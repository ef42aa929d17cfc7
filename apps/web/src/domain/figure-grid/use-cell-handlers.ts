import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStableHandler } from '../../lib/hooks/use-stable-handler.ts';
import { cellIn, type FigureColumn, type FigureRow } from './figure-row.ts';
import type { Undo } from './use-undo.ts';

/** Says whether a text is more than one cell of a sheet. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

const toCells = (text: string): readonly (readonly string[])[] =>
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
  return toCells(text).flatMap((cells, index) => {
    const row = rows[at + index] ?? createRow?.();
    if (row === undefined) return [];
    const typed = filled.flatMap((column, position) => {
      const cell = cells[position];
      return cell === undefined ? [] : [[column.field, column.neat(cell)] as const];
    });
    return [{ ...row, ...Object.fromEntries(typed) }];
  });
}

type Cell = HTMLInputElement | HTMLSelectElement;

interface Options<F extends string, R> {
  /** The rows on screen, from the top. */
  readonly rows: readonly R[];
  readonly columns: readonly FigureColumn<F>[];
  readonly createRow?: (() => R) | undefined;
  /** Receives rows that change and rows that are new, and the cell that was typed into. */
  readonly onEdit: (rows: readonly R[], cell?: string) => void;
  readonly onRemove?: ((row: R) => void) | undefined;
  readonly history?: Pick<Undo<unknown>, 'undo' | 'redo'> | undefined;
}

/** Handlers of cells, which name the key of their row and their field. The same functions in every render. */
export interface CellHandlers<F extends string> {
  readonly change: (row: string, field: F, text: string) => void;
  readonly leave: (row: string, field: F) => void;
  readonly keyDown: (event: KeyboardEvent<Cell>, row: string, field: F) => void;
  readonly paste: (event: ClipboardEvent<Cell>, row: string, field: F) => void;
}

/** Says whether an arrow leaves the cell: its text is selected whole, as after moving into it. */
const isWholeSelected = (cell: Cell): boolean =>
  cell instanceof HTMLSelectElement || (cell.selectionStart === 0 && cell.selectionEnd === cell.value.length);

const isRtl = (cell: Cell): boolean => {
  const table = cell.closest('table');
  return table !== null && getComputedStyle(table).direction === 'rtl';
};

/** Typing in a grid's cells: arrows and Enter move, Ctrl+D repeats the figure above, a block of a sheet is pasted whole. */
export function useCellHandlers<F extends string, R extends FigureRow<F>>(
  options: Options<F, R>,
): CellHandlers<F> {
  const { rows, columns, createRow, onEdit, onRemove, history } = options;
  const isEmpty = (row: R): boolean => columns.every(({ field }) => row[field].trim() === '');
  const focus = (from: Cell, at: number, field: F | undefined): boolean => {
    const row = rows[at];
    if (row === undefined || field === undefined) return false;
    const cell = cellIn(from.closest('table'), row.key, field);
    cell?.focus();
    return cell !== null;
  };
  const addBelow = (from: Cell, at: number): void => {
    const row = rows[at];
    const [first] = columns;
    if (createRow === undefined || first === undefined || row === undefined || isEmpty(row)) return;
    const added = createRow();
    const table = from.closest('table');
    // The next key is meant for the new row.
    flushSync(() => onEdit([added]));
    cellIn(table, added.key, first.field)?.focus();
  };

  /** Keys with Ctrl or ⌘; false: not one of these. */
  const command = ({ key, shiftKey, currentTarget }: KeyboardEvent<Cell>, at: number, field: F): boolean => {
    const letter = key.toLowerCase();
    const [row, above] = [rows[at], rows[at - 1]];
    if (letter === 'z' && !shiftKey) history?.undo();
    else if (letter === 'y' || letter === 'z') history?.redo();
    else if (letter === 'd') {
      if (row !== undefined && above !== undefined) onEdit([{ ...row, [field]: above[field] }]);
    } else if (key === 'Home') focus(currentTarget, 0, field);
    else if (key === 'End') focus(currentTarget, rows.length - 1, field);
    else return false;
    return true;
  };

  /** Keys that move to another cell, add a row or remove one; false: not one of these. */
  const move = (
    { key, shiftKey, currentTarget: cell }: KeyboardEvent<Cell>,
    at: number,
    field: F,
  ): boolean => {
    const row = rows[at];
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = (key === 'ArrowRight') === isRtl(cell) ? -1 : 1;
      const beside = columns[columns.findIndex((column) => column.field === field) + step]?.field;
      return isWholeSelected(cell) && focus(cell, at, beside);
    }
    // A list of choices has its own keys.
    if (cell instanceof HTMLSelectElement) return false;
    if (key === 'Enter' && !shiftKey && at === rows.length - 1) addBelow(cell, at);
    else if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) focus(cell, at - 1, field);
    else if (key === 'Enter' || key === 'ArrowDown') focus(cell, at + 1, field);
    else if (
      key === 'Backspace' &&
      row !== undefined &&
      rows.length > 1 &&
      isEmpty(row) &&
      onRemove !== undefined
    )
      onRemove(row);
    else return false;
    return true;
  };

  const findIndexOf = (key: string): number => rows.findIndex((row) => row.key === key);
  const set = (key: string, field: F, text: string): void => {
    const row = rows[findIndexOf(key)];
    const column = columns.find((each) => each.field === field);
    // A choice is a step of its own.
    const cell = column?.options === undefined ? `${key}.${field}` : undefined;
    if (row !== undefined && row[field] !== text) onEdit([{ ...row, [field]: text }], cell);
  };
  return {
    change: useStableHandler(set),
    leave: useStableHandler((key: string, field: F) => {
      const text = rows[findIndexOf(key)]?.[field];
      const column = columns.find((each) => each.field === field);
      if (text !== undefined && column !== undefined) set(key, field, column.neat(text));
    }),
    keyDown: useStableHandler((event: KeyboardEvent<Cell>, key: string, field: F) => {
      if (event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const at = findIndexOf(key);
      if (isCommand ? command(event, at, field) : move(event, at, field)) event.preventDefault();
    }),
    paste: useStableHandler((event: ClipboardEvent<Cell>, key: string, field: F) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text)) return;
      event.preventDefault();
      onEdit(pasteBlock({ rows, columns, at: findIndexOf(key), field, text, createRow }));
    }),
  };
}
