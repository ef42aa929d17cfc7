import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
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
import { everyRow, isEveryRow, type RowView, viewedRows } from './row-view.ts';
import { getKeys, type RowOrder } from './row-order.ts';
import type { SortKeys } from './sort-keys.ts';
import { allRows, type VisibleRows, stillVisible } from './row-filter.ts';
import { duplicatesOf } from './sheet-summary.ts';
import type { Duplicates } from './row-state.ts';

/** The kind of a change to the rows. */
type ChangeKind = 'type' | 'paste' | 'clear' | 'fill' | 'set' | 'replace' | 'add' | 'remove';

/** The label of an undo step: its kind, and how many rows it changed. */
export interface StepLabel {
  readonly kind: ChangeKind;
  readonly rows: number;
}

/** A value that a step left or reached, with the label of that step. */
interface UndoStep<T, L> {
  readonly value: T;
  readonly label: L;
}

/** A value with its undo stack: every step is stored whole, so that undo is exact. */
interface UndoStack<T, L> {
  /** The last one is what undo returns to; its label names what is undone. */
  readonly before: readonly UndoStep<T, L>[];
  readonly now: T;
  /** The first one is what redo returns to; its label names what is redone. */
  readonly after: readonly UndoStep<T, L>[];
}

const createUndoStack = <T, L>(now: T): UndoStack<T, L> => ({ before: [], now, after: [] });

/** Adds a step; drops redo steps and steps beyond the limit. */
const step = <T, L>(
  { before, now }: UndoStack<T, L>,
  next: T,
  label: L,
  maxSteps: number,
): UndoStack<T, L> => ({
  before: [...before, { value: now, label }].slice(-maxSteps),
  now: next,
  after: [],
});

/** Replaces the present without adding a step. */
const commit = <T, L>(undoStack: UndoStack<T, L>, now: T): UndoStack<T, L> => ({ ...undoStack, now });

function undo<T, L>(undoStack: UndoStack<T, L>): UndoStack<T, L> {
  const last = undoStack.before.at(-1);
  return last === undefined
    ? undoStack
    : {
        before: undoStack.before.slice(0, -1),
        now: last.value,
        after: [{ value: undoStack.now, label: last.label }, ...undoStack.after],
      };
}

function redo<T, L>(undoStack: UndoStack<T, L>): UndoStack<T, L> {
  const [next, ...after] = undoStack.after;
  return next === undefined
    ? undoStack
    : {
        before: [...undoStack.before, { value: undoStack.now, label: next.label }],
        now: next.value,
        after,
      };
}

/** Actions on a sheet while it is edited, and on its view. */
export interface GridState {
  readonly undoStack: UndoStack<GridRows, StepLabel>;
  readonly visible: VisibleRows;
  readonly view: RowView;
  readonly order: RowOrder | null;
  /** A number no row of the sheet has had. */
  readonly nextId: number;
}

export type GridAction =
  | { readonly type: 'reset'; readonly rows: GridRows }
  | {
      readonly type: 'editCells';
      readonly edits: readonly RowEdit[];
      readonly added?: GridRows;
      /** Names the undo step; typing, if absent. */
      readonly kind?: ChangeKind;
    }
  | { readonly type: 'addRows'; readonly added: GridRows; readonly after?: number }
  | { readonly type: 'removeRows'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'undo' | 'redo' }
  /** Something that the rows are read by has changed. */
  | { readonly type: 'revalidate'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'applyResults'; readonly results: readonly ValidatedRow[] }
  | { readonly type: 'rejectRows'; readonly errors: ReadonlyMap<number, GridRow['serverErrors']> }
  /** Shows other rows; what is absent stays as it is. */
  | { readonly type: 'setView'; readonly view: Partial<RowView> }
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

const getNextId = (rows: GridRows): number => {
  let max = -1;
  for (const { id } of rows) if (id > max) max = id;
  return max + 1;
};

export const initialGridState = (rows: GridRows): GridState => ({
  undoStack: createUndoStack(rows),
  visible: allRows,
  view: everyRow,
  order: null,
  nextId: getNextId(rows),
});

const withHistory = (gridState: GridState, undoStack: GridState['undoStack']): GridState =>
  undoStack === gridState.undoStack
    ? gridState
    : {
        ...gridState,
        undoStack,
        visible: stillVisible(gridState.visible, gridState.undoStack.now, undoStack.now),
      };

function withStep(gridState: GridState, next: GridRows, label: StepLabel, added: GridRows = []): GridState {
  const { undoStack } = gridState;
  if (next === undoStack.now) return gridState;
  const nextId = Math.max(gridState.nextId, getNextId(added));
  return { ...withHistory(gridState, step(undoStack, next, label, maxStepsFor(next))), nextId };
}

const withPresent = (gridState: GridState, rows: GridRows): GridState => ({
  ...gridState,
  undoStack: commit(gridState.undoStack, rows),
});

const noDuplicates: Duplicates = new Map();

/** Says whether it matters to a view that a row has the barcode of another. */
const needsDuplicates = ({ filter }: RowView): boolean => filter === 'problems' || filter === 'check';

async function withVisibleRows(
  gridState: GridState,
  { yieldToEventLoop, sort }: ReducerContext,
): Promise<GridState> {
  const { view, order, undoStack } = gridState;
  if (isEveryRow(view) && order === null) return { ...gridState, visible: allRows };
  const duplicates = needsDuplicates(view)
    ? await duplicatesOf(undoStack.now, yieldToEventLoop)
    : noDuplicates;
  const rows = await viewedRows(undoStack.now, duplicates, view, yieldToEventLoop);
  if (order === null) return { ...gridState, visible: rows.map(({ id }) => id) };
  const indexes = await sort(getKeys(rows, order.by), order.isDescending);
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
      const { edits, added = [], kind = 'type' } = action;
      const edited = await editRows(rows, edits, context.yieldToEventLoop);
      return withStep(before, addRows(edited, added), { kind, rows: edits.length + added.length }, added);
    }
    case 'addRows':
      return withStep(
        before,
        addRows(rows, action.added, action.after),
        { kind: 'add', rows: action.added.length },
        action.added,
      );
    case 'removeRows':
      return withStep(before, removeRows(rows, action.ids), { kind: 'remove', rows: action.ids.size });
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
    case 'setView':
      return withVisibleRows({ ...before, view: { ...before.view, ...action.view } }, context);
    case 'setOrder':
      break;
  }
  return withVisibleRows({ ...before, order: action.order }, context);
}
