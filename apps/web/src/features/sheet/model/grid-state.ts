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
import type { YieldToEventLoop } from './time-slice.ts';
import { type UndoStack, redo, commit, createUndoStack, step, undo } from './undo-stack.ts';
import { filterRows, type RowFilter } from './row-filter.ts';
import { keysOf, type RowOrder } from './row-order.ts';
import type { SortKeys } from './sort-keys.ts';
import { allRows, visibleIds, type VisibleRows, stillVisible } from './visible-rows.ts';
import { duplicatesOf } from './duplicates.ts';

/** Actions on a sheet while it is edited, and on its view. */
export interface GridState {
  readonly undoStack: UndoStack<GridRows>;
  readonly shown: VisibleRows;
  readonly filter: RowFilter;
  readonly order: RowOrder | null;
  /** A number no row of the sheet has had. */
  readonly nextId: number;
}

export type GridAction =
  | { readonly type: 'start'; readonly rows: GridRows }
  | { readonly type: 'edit'; readonly edits: readonly RowEdit[]; readonly added?: GridRows }
  | { readonly type: 'add'; readonly added: GridRows; readonly after?: number }
  | { readonly type: 'remove'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'undo' | 'redo' }
  /** Something that the rows are read by has changed. */
  | { readonly type: 'revalidate'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'applyResults'; readonly results: readonly ValidatedRow[] }
  | { readonly type: 'refuse'; readonly refused: ReadonlyMap<number, GridRow['refused']> }
  | { readonly type: 'filter'; readonly filter: RowFilter }
  | { readonly type: 'sort'; readonly order: RowOrder | null };

/** Context for applying an action. */
export interface ActionContext {
  readonly yieldToEventLoop: YieldToEventLoop;
  /** The places of the keys in their order, found beside the page. */
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
  shown: allRows,
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
        shown: stillVisible(gridState.shown, gridState.undoStack.now, undoStack.now),
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
  { yieldToEventLoop, sort }: ActionContext,
): Promise<GridState> {
  const { filter, order, undoStack } = gridState;
  if (filter === 'all' && order === null) return { ...gridState, shown: allRows };
  const duplicates = await duplicatesOf(undoStack.now, yieldToEventLoop);
  if (order === null) return { ...gridState, shown: visibleIds(undoStack.now, duplicates, filter) };
  const rows = filterRows(undoStack.now, duplicates, filter);
  const indexes = await sort(keysOf(rows, order.by), order.isDescending);
  const shown: number[] = [];
  for (const index of indexes) shown.push(rows[index]?.id ?? -1);
  return { ...gridState, shown };
}

/** The state of a sheet after an action. */
export async function applyAction(
  before: GridState,
  action: GridAction,
  context: ActionContext,
): Promise<GridState> {
  const rows = before.undoStack.now;
  switch (action.type) {
    case 'start':
      return initialGridState(action.rows);
    case 'edit': {
      const edited = await editRows(rows, action.edits, context.yieldToEventLoop);
      return withStep(before, addRows(edited, action.added ?? []), action.added);
    }
    case 'add':
      return withStep(before, addRows(rows, action.added, action.after), action.added);
    case 'remove':
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
    case 'refuse':
      return withVisibleRows(withPresent(before, rejectRows(rows, action.refused)), context);
    case 'filter':
      return withVisibleRows({ ...before, filter: action.filter }, context);
    case 'sort':
      break;
  }
  return withVisibleRows({ ...before, order: action.order }, context);
}
