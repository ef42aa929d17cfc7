import type { RowTexts } from '@saer/spreadsheet/rows/product-column';
import { type SheetSummary, summarizeRows } from './sheet-summary.ts';
import type { ValidatedRow } from './edit-rows.ts';
import type { GridRows, Outcome } from './grid-row.ts';
import { pendingRows } from './pending-rows.ts';
import { timeSlice } from './time-slice.ts';
import type { RowFilter } from './row-filter.ts';
import { visibleIds, visibleRows } from './visible-rows.ts';
import {
  applyAction,
  type GridAction,
  type ActionContext,
  initialGridState,
  type GridState,
} from './grid-state.ts';

/** What is done beside the page. */
export interface GridStoreDependencies extends Pick<ActionContext, 'sort'> {
  /** What each row comes to. */
  readonly validate: (rows: readonly RowTexts[]) => Promise<readonly Outcome[]>;
}

export interface GridStoreState {
  readonly gridState: GridState;
  /** Of a moment ago, while a long sheet is gone through anew. */
  readonly summary: SheetSummary;
  readonly shown: GridRows;
  /** Something long is being carried out. */
  readonly isBusy: boolean;
}

export interface GridStore {
  readonly state: () => GridStoreState;
  /** Rows are priced, and gone through, as long as anybody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Actions are applied one after the other, in the order in which they came. */
  readonly dispatch: (action: GridAction) => void;
}

/** Milliseconds between two looks at rows that are being priced. */
const emitInterval = 100;
/** Milliseconds between two times that all rows are gone through meanwhile. */
const refreshInterval = 300;
const maxSlots = 2;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The rows while they are worked on. Whatever goes through all of them does so in turns with the page; a sheet of a few thousand
 * rows is through within one.
 */
export function createGridStore(
  summary: SheetSummary,
  filter: RowFilter,
  deps: GridStoreDependencies,
): GridStore {
  const listeners = new Set<() => void>();
  const first = {
    ...initialGridState(summary.of),
    filter,
    shown: visibleIds(summary.of, summary.duplicates, filter),
  };
  let current: GridStoreState = {
    gridState: first,
    summary,
    shown: visibleRows(summary.of, first.shown),
    isBusy: false,
  };
  let emitted = current;
  let emittedAt = 0;
  let isUrgent = false;
  let isRefreshing = false;
  let busySlots = 0;
  const requested = new WeakSet<RowTexts>();
  let pendingResults: ValidatedRow[] = [];
  /** The row that was changed last: it is priced first. */
  let lastEditedId: number | undefined;
  let tail = Promise.resolve();

  const setState = (patch: Partial<GridStoreState>): void => {
    current = { ...current, ...patch };
  };
  const emit = (): void => {
    if (emitted === current) return;
    emitted = current;
    emittedAt = performance.now();
    isUrgent = false;
    for (const listener of listeners) listener();
  };
  const emitThrottled = (): void => {
    if (isUrgent || performance.now() - emittedAt > emitInterval) emit();
  };

  const isOutdated = (): boolean =>
    listeners.size > 0 && current.summary.of !== current.gridState.undoStack.now;
  const refreshSummary = async (): Promise<void> => {
    if (isRefreshing) return;
    isRefreshing = true;
    const yieldToEventLoop = timeSlice(emitThrottled);
    while (isOutdated()) {
      setState({ summary: await summarizeRows(current.gridState.undoStack.now, yieldToEventLoop) });
      emitThrottled();
      // While rows are being priced there is no end to it: they come before a count that is outdated at once.
      if (busySlots > 0 && isOutdated()) await pause(refreshInterval);
    }
    isRefreshing = false;
    emit();
  };

  /** Applies the results to their rows: the list of a hundred thousand is made anew with it, so not for every answer. */
  const applyPending = async (): Promise<void> => {
    if (pendingResults.length === 0) return;
    const results = pendingResults;
    pendingResults = [];
    await enqueue({ type: 'applyResults', results });
    for (const { texts } of results) requested.delete(texts);
  };
  /** Asks about rows until none is left; two at a time, so that the worker need not wait for the page. */
  const workerSlot = async (): Promise<void> => {
    // What is being done comes first: rows that are written anew are asked about as they are then.
    await tail;
    const pending = pendingRows(current.gridState.undoStack.now, lastEditedId, requested);
    if (pending.length === 0 || listeners.size === 0) {
      if (pendingResults.length === 0) return;
      await applyPending();
      // Rows may have been written anew meanwhile.
      await workerSlot();
      return;
    }
    const texts = pending.map((row) => row.texts);
    for (const each of texts) requested.add(each);
    try {
      const outcomes = await deps.validate(texts);
      for (const [index, { id, texts: of }] of pending.entries()) {
        const outcome = outcomes[index];
        if (outcome !== undefined) pendingResults.push({ id, texts: of, outcome });
      }
    } catch (error) {
      for (const each of texts) requested.delete(each);
      throw error;
    }
    if (performance.now() - emittedAt > emitInterval) await applyPending();
    await workerSlot();
  };
  const validate = (): void => {
    for (let free = maxSlots - busySlots; free > 0; free -= 1) {
      busySlots += 1;
      // Where it fails the page is being left, or the worker was ended: the next action asks again.
      void workerSlot()
        .catch(() => undefined)
        .finally(() => {
          busySlots -= 1;
        });
    }
  };

  const run = async (action: GridAction): Promise<void> => {
    const yieldToEventLoop = timeSlice(() => {
      if (current.isBusy || action.type === 'applyResults') return;
      setState({ isBusy: true });
      emit();
    });
    const before = current.gridState;
    const gridState = await applyAction(before, action, { ...deps, yieldToEventLoop });
    const isSame = gridState.undoStack.now === before.undoStack.now && gridState.shown === before.shown;
    const shown = isSame ? current.shown : visibleRows(gridState.undoStack.now, gridState.shown);
    setState({ gridState, shown, isBusy: false });
    if (action.type !== 'applyResults') isUrgent = true;
    if (action.type === 'edit') lastEditedId = action.edits[0]?.id;
    void refreshSummary();
    validate();
  };
  const enqueue = (action: GridAction): Promise<void> => {
    tail = tail.then(() => run(action)).catch(() => undefined);
    return tail;
  };

  return {
    state: () => emitted,
    subscribe: (listener) => {
      listeners.add(listener);
      void refreshSummary();
      validate();
      return () => listeners.delete(listener);
    },
    dispatch: (action) => void enqueue(action),
  };
}
