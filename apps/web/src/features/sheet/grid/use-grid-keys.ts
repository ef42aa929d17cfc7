import type { RefObject } from 'react';
import type { CellKeyboardEvent, CellKeyDownArgs, DataGridHandle } from 'react-data-grid';
import {
  extendBlock,
  isOneCell,
  type Position,
  clearBlock,
  fillDown,
  type VisibleCells,
} from '../model/block.ts';
import type { GridRow } from '../model/grid-row.ts';
import { firstColumn, type BlockSelection } from './use-block.ts';
import type { GridDialog } from './grid-toolbar.tsx';
import type { GridSession } from '../session/use-grid-session.ts';

interface GridKeysOptions {
  readonly grid: RefObject<DataGridHandle | null>;
  readonly visibleCells: VisibleCells;
  readonly block: BlockSelection;
  readonly dispatch: GridSession['dispatch'];
  readonly isRtl: boolean;
  readonly goToProblem: () => void;
  /** Opens the filter of the column at an index of the grid. */
  readonly openFilter: (index: number) => void;
  readonly onDialog: (dialog: GridDialog) => void;
  readonly onSearch: () => void;
  readonly leave: () => void;
}

const steps = (isRtl: boolean): Readonly<Record<string, Position>> => ({
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: isRtl ? 1 : -1 },
  ArrowRight: { row: 0, column: isRtl ? -1 : 1 },
});

/** By the key's position as well as its letter: an Arabic keyboard types another one there. */
const isLetter = (event: CellKeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`;

/** The grid's keys, as spreadsheets have them. */
export function useGridKeys({
  grid,
  visibleCells,
  block,
  dispatch,
  isRtl,
  goToProblem,
  openFilter,
  onDialog,
  onSearch,
  leave,
}: GridKeysOptions) {
  const size = { rows: visibleCells.rows.length, columns: visibleCells.columns.length };

  const draw = (event: CellKeyboardEvent, by: Position): void => {
    if (block.block === null) return;
    const far = event.ctrlKey || event.metaKey ? 1_000_000 : 1;
    const next = extendBlock(block.block, { row: by.row * far, column: by.column * far }, size);
    block.setBlock(next);
    grid.current?.scrollToCell({ rowIdx: next.to.row, idx: next.to.column + firstColumn });
  };

  const goTo = ({ row, column }: Position): void =>
    grid.current?.setActivePosition({ rowIdx: row, idx: column + firstColumn }, { shouldFocus: true });

  /** Says whether the key was ours. */
  const withControl = (event: CellKeyboardEvent): boolean => {
    if (isLetter(event, 'z')) dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    else if (isLetter(event, 'y')) dispatch({ type: 'redo' });
    else if (isLetter(event, 'd')) {
      if (block.edges !== null)
        dispatch({ type: 'editCells', edits: fillDown(visibleCells, block.edges), kind: 'fill' });
    } else if (isLetter(event, 'a'))
      block.setBlock({
        from: { row: 0, column: 0 },
        to: { row: size.rows - 1, column: size.columns - 1 },
      });
    else if (isLetter(event, 'f')) onSearch();
    else if (isLetter(event, 'h')) onDialog('replace');
    else if (event.key === 'Enter') onDialog('set');
    else if (event.key === '/' || event.code === 'Slash') onDialog('keys');
    else if (event.key === 'Home') goTo({ row: 0, column: 0 });
    else if (event.key === 'End') goTo({ row: size.rows - 1, column: size.columns - 1 });
    else return false;
    return true;
  };

  const alone = (event: CellKeyboardEvent): boolean => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (block.edges !== null)
        dispatch({ type: 'editCells', edits: clearBlock(visibleCells, block.edges), kind: 'clear' });
    } else if (event.key === 'F8') goToProblem();
    else if (event.key === 'Escape') {
      if (block.block === null || isOneCell(block.block)) leave();
      else block.startAt(block.block.from);
    } else return false;
    return true;
  };

  return (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent): void => {
    if (args.mode === 'EDIT') {
      const isLast = args.rowIdx >= size.rows - 1;
      if (event.key !== 'Enter' || isLast) return;
      // Moves to the cell below, as in spreadsheets, and saves the input.
      event.preventGridDefault();
      event.preventDefault();
      goTo({ row: args.rowIdx + 1, column: args.column.idx - firstColumn });
      return;
    }
    const by = event.shiftKey ? steps(isRtl)[event.key] : undefined;
    const hasControl = event.ctrlKey || event.metaKey;
    // The browser's own events of copying and pasting do the work; the grid would open its editor.
    if (hasControl && ['c', 'x', 'v'].some((letter) => isLetter(event, letter))) {
      event.preventGridDefault();
      return;
    }
    if (event.altKey && event.key === 'ArrowDown') openFilter(args.column?.idx ?? firstColumn);
    else if (by !== undefined) draw(event, by);
    else if (!(hasControl ? withControl(event) : alone(event))) return;
    event.preventGridDefault();
    event.preventDefault();
  };
}
