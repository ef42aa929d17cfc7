import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { type FigureColumn, type FigureRow, focusCell } from './figure-row.ts';
import { isBlock, pasteBlock } from './paste-block.ts';

type Cell = HTMLInputElement | HTMLSelectElement;

interface Options<F extends string, R> {
  /** The rows on screen, from the top. */
  readonly rows: readonly R[];
  readonly columns: readonly FigureColumn<F>[];
  readonly createRow?: (() => R) | undefined;
  /** Receives rows that change and rows that are new, and the cell that was typed into. */
  readonly onEdit: (rows: readonly R[], cell?: string) => void;
  readonly onRemove?: ((row: R) => void) | undefined;
}

/** Whether an arrow leaves the cell: its text is selected whole, as after moving into it. */
const isWholeSelected = (input: Cell): boolean =>
  input instanceof HTMLSelectElement ||
  (input.selectionStart === 0 && input.selectionEnd === input.value.length);

/** Keys of a grid's cells: arrows and Enter move, Ctrl+D repeats the figure above, a block of a sheet is pasted whole. */
export function useCellKeys<F extends string, R extends FigureRow<F>>(options: Options<F, R>) {
  const { rows, columns, createRow, onEdit, onRemove } = options;
  const table = useRef<HTMLTableElement>(null);
  const focus = (at: number, field: F | undefined): boolean => {
    const row = rows[at];
    const cell =
      row === undefined || field === undefined
        ? null
        : table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${row.key}.${field}`)}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };
  const isEmpty = (row: R): boolean => columns.every(({ field }) => row[field].trim() === '');

  const addBelow = (at: number): void => {
    const row = rows[at];
    const [first] = columns;
    if (createRow === undefined || first === undefined || row === undefined || isEmpty(row)) return;
    const added = createRow();
    onEdit([added]);
    focusCell(added.key, first.field);
  };
  const beside = (key: string, field: F): F | undefined => {
    const isRtl = table.current !== null && getComputedStyle(table.current).direction === 'rtl';
    const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
    return columns[columns.findIndex((column) => column.field === field) + step]?.field;
  };

  const keyDown =
    (at: number, field: F) =>
    (event: KeyboardEvent<Cell>): void => {
      const { key, currentTarget, shiftKey } = event;
      const row = rows[at];
      const isCommand = event.ctrlKey || event.metaKey;
      const isChoice = currentTarget instanceof HTMLSelectElement;
      if (row === undefined || event.altKey) return;
      if (isCommand && key.toLowerCase() === 'd') {
        const above = rows[at - 1];
        if (above !== undefined) onEdit([{ ...row, [field]: above[field] }]);
      } else if (isCommand && (key === 'Home' || key === 'End'))
        focus(key === 'Home' ? 0 : rows.length - 1, field);
      else if (isCommand) return;
      else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        if (!isWholeSelected(currentTarget) || !focus(at, beside(key, field))) return;
      } else if (isChoice) return;
      else if (key === 'Enter' && shiftKey) focus(at - 1, field);
      else if (key === 'Enter' && at === rows.length - 1) addBelow(at);
      else if (key === 'Enter' || key === 'ArrowDown') focus(at + 1, field);
      else if (key === 'ArrowUp') focus(at - 1, field);
      else if (key === 'Backspace' && onRemove !== undefined && rows.length > 1 && isEmpty(row))
        onRemove(row);
      else return;
      event.preventDefault();
    };

  const paste =
    (at: number, field: F) =>
    (event: ClipboardEvent<Cell>): void => {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text)) return;
      event.preventDefault();
      onEdit(pasteBlock({ rows, columns, at, field, text, createRow }));
    };

  return { table, keyDown, paste };
}
