import {
  addRows,
  editRows,
  type ValidatedRow,
  applyResults,
  rejectRows,
  removeRows,
  type RowEdit,
} from './edit-rows.ts';
import type { GridRow, GridRows } from './grid-row.ts';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { type UndoStack, redo, commit, createUndoStack, step, undo } from './undo-stack.ts';
import { filterRows, type RowFilter } from './row-filter.ts';
import { keysOf, type RowOrder } from './row-order.ts';
import type { SortKeys } from './sort-keys.ts';
import { allRows, visibleIds, type VisibleRows, stillVisible } from './visible-rows.ts';
import { duplicatesOf } from './duplicates.ts';

/** Actions on a sheet while it is edited, and on its view. */
export interface GridState {
  readonly undoStack: UndoStack<GridRows>;
  readonly visible: VisibleRows;
  readonly filter: RowFilter;
  readonly order: RowOrder | null;
  /** A number no row of the sheet has had. */
  readonly nextId: number;
}

export type GridAction =
  | { readonly type: 'reset'; readonly rows: GridRows }
  | { readonly type: 'editCells'; readonly edits: readonly RowEdit[]; readonly added?: GridRows }
  | { readonly type: 'addRows'; readonly added: GridRows; readonly after?: number }
  | { readonly type: 'removeRows'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'undo' | 'redo' }
  /** Something that the rows are read by has changed. */
  | { readonly type: 'revalidate'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'applyResults'; readonly results: readonly ValidatedRow[] }
  | { readonly type: 'rejectRows'; readonly errors: ReadonlyMap<number, GridRow['serverErrors']> }
  | { readonly type: 'setFilter'; readonly filter: RowFilter }
  | { readonly type: 'setOrder'; readonly order: RowOrder | null };

/** Functions the reducer calls. */
export interface ReducerContext {
  readonly yieldToEventLoop: YieldWhenDue;
  /** Sorts in the worker: the indexes of the keys in their order. */
  readonly sort: (keys: SortKeys, isDescending: boolean) => Promise<Uint32Array>;
}

/** Maximum rows in all undo steps together: fewer steps for a longer sheet. */
const maxHistoryRows = 2_000_000;
const maxStepsFor = ({ length }: GridRows): number =>
  Math.max(20, Math.min(200, Math.floor(maxHistoryRows / (length + 1))));

const nextIdOf = (rows: GridRows): number => {
  let max = -1;
  for (const { id } of rows) if (id > max) max = id;
  return max + 1;
};

export const initialGridState = (rows: GridRows): GridState => ({
  undoStack: createUndoStack(rows),
  visible: allRows,
  filter: 'all',
  order: null,
  nextId: nextIdOf(rows),
});

const withHistory = (gridState: GridState, undoStack: UndoStack<GridRows>): GridState =>
  undoStack === gridState.undoStack
    ? gridState
    : {
        ...gridState,
        undoStack,
        visible: stillVisible(gridState.visible, gridState.undoStack.now, undoStack.now),
      };

function withStep(gridState: GridState, next: GridRows, added: GridRows = []): GridState {
  const { undoStack } = gridState;
  if (next === undoStack.now) return gridState;
  const nextId = Math.max(gridState.nextId, nextIdOf(added));
  return { ...withHistory(gridState, step(undoStack, next, maxStepsFor(next))), nextId };
}

const withPresent = (gridState: GridState, rows: GridRows): GridState => ({
  ...gridState,
  undoStack: commit(gridState.undoStack, rows),
});

async function withVisibleRows(
  gridState: GridState,
  { yieldToEventLoop, sort }: ReducerContext,
): Promise<GridState> {
  const { filter, order, undoStack } = gridState;
  if (filter === 'all' && order === null) return { ...gridState, visible: allRows };
  const duplicates = await duplicatesOf(undoStack.now, yieldToEventLoop);
  if (order === null) return { ...gridState, visible: visibleIds(undoStack.now, duplicates, filter) };
  const rows = filterRows(undoStack.now, duplicates, filter);
  const indexes = await sort(keysOf(rows, order.by), order.isDescending);
  const visible: number[] = [];
  for (const index of indexes) visible.push(rows[index]?.id ?? -1);
  return { ...gridState, visible };
}

/** Reduces the rows and an action to the rows after it; it is asynchronous, for a long sheet is gone through in time slices. */
export async function gridReducer(
  before: GridState,
  action: GridAction,
  context: ReducerContext,
): Promise<GridState> {
  const rows = before.undoStack.now;
  switch (action.type) {
    case 'reset':
      return initialGridState(action.rows);
    case 'editCells': {
      const edited = await editRows(rows, action.edits, context.yieldToEventLoop);
      return withStep(before, addRows(edited, action.added ?? []), action.added);
    }
    case 'addRows':
      return withStep(before, addRows(rows, action.added, action.after), action.added);
    case 'removeRows':
      return withStep(before, removeRows(rows, action.ids));
    case 'undo':
      return withHistory(before, undo(before.undoStack));
    case 'redo':
      return withHistory(before, redo(before.undoStack));
    case 'revalidate':
      return withPresent(
        before,
        rows.map((row) => (action.ids.has(row.id) ? { ...row, outcome: null } : row)),
      );
    case 'applyResults':
      return withPresent(before, applyResults(rows, action.results));
    case 'rejectRows':
      return withVisibleRows(withPresent(before, rejectRows(rows, action.errors)), context);
    case 'setFilter':
      return withVisibleRows({ ...before, filter: action.filter }, context);
    case 'setOrder':
      break;
  }
  return withVisibleRows({ ...before, order: action.order }, context);
}
