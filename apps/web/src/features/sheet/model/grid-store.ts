import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { GridRows, Outcome, GridRow } from './grid-row.ts';
import {
  type GridAction,
  gridReducer,
  type GridState,
  initialGridState,
  type ReducerContext,
} from './grid-reducer.ts';
import { type RowFilter, visibleIds, visibleRows } from './row-filter.ts';
import { everyRow } from './row-view.ts';
import { type SheetSummary, summarizeRows } from './sheet-summary.ts';
import type { ValidatedRow } from './edit-rows.ts';

/** Rows of one request: unpacking the answer takes the page a few milliseconds. */
const batchSize = 500;
/** Requests at a time, so that the worker need not wait for the page. */
const concurrency = 2;
/** Milliseconds between two times that results are applied: the list of a hundred thousand rows is made again for each. */
const flushInterval = 100;

/** The next rows without an outcome that were not requested: those from a certain row on before those above it. */
function nextBatch(rows: GridRows, fromId: number | undefined, requested: WeakSet<RowTexts>): GridRows {
  const batch: GridRow[] = [];
  const found = fromId === undefined ? 0 : rows.findIndex(({ id }) => id === fromId);
  const start = Math.max(0, found);
  for (let step = 0; step < rows.length && batch.length < batchSize; step += 1) {
    const row = rows[(start + step) % rows.length];
    if (row?.outcome === null && !requested.has(row.texts)) batch.push(row);
  }
  return batch;
}

interface ValidationQueueOptions {
  /** Validates and prices rows in the worker. */
  readonly validate: (rows: readonly RowTexts[]) => Promise<readonly Outcome[]>;
  /** Resolves with the rows once the actions that were dispatched are applied; none while nobody looks at them. */
  readonly getRows: () => Promise<GridRows>;
  /** Puts results to their rows. */
  readonly applyResults: (results: readonly ValidatedRow[]) => Promise<void>;
  /** Rows stay without an outcome: they wait until the queue is started again. */
  readonly onFailure: () => void;
}

interface ValidationQueue {
  /** Works until every row has an outcome. */
  readonly start: () => void;
  /** Says whether rows are being validated. */
  readonly isRunning: () => boolean;
  /** Takes this row, and those below it, before all others. */
  readonly prioritise: (id: number | undefined) => void;
}

/** Sends the rows that have no outcome to the worker, batch by batch, and collects the results. */
function createValidationQueue(options: ValidationQueueOptions): ValidationQueue {
  const requested = new WeakSet<RowTexts>();
  let results: ValidatedRow[] = [];
  let flushedAt = 0;
  let workers = 0;
  let firstId: number | undefined;

  const flush = async (): Promise<void> => {
    const flushed = results;
    results = [];
    flushedAt = performance.now();
    try {
      await options.applyResults(flushed);
    } finally {
      for (const { texts } of flushed) requested.delete(texts);
    }
  };

  const validateBatch = async (batch: GridRows): Promise<void> => {
    const rows = batch.map(({ texts }) => texts);
    for (const texts of rows) requested.add(texts);
    try {
      const outcomes = await options.validate(rows);
      for (const [index, { id, texts }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome !== undefined) results.push({ id, texts, outcome });
      }
    } catch (error) {
      for (const texts of rows) requested.delete(texts);
      throw error;
    }
  };

  const work = async (): Promise<void> => {
    const batch = nextBatch(await options.getRows(), firstId, requested);
    if (batch.length > 0) await validateBatch(batch);
    // Rows may have been edited while the last results were applied: then there is another batch.
    else if (results.length === 0) return;
    const isDue = batch.length === 0 || performance.now() - flushedAt > flushInterval;
    if (results.length > 0 && isDue) await flush();
    await work();
  };

  return {
    start: () => {
      for (; workers < concurrency; workers += 1)
        void work()
          .catch(options.onFailure)
          .finally(() => {
            workers -= 1;
          });
    },
    isRunning: () => workers > 0,
    prioritise: (id) => {
      firstId = id;
    },
  };
}

/** The worker, beside the page. */
export interface GridStoreDependencies extends Pick<ReducerContext, 'sort'> {
  readonly validate: (rows: readonly RowTexts[]) => Promise<readonly Outcome[]>;
  readonly summarize?: typeof summarizeRows;
}

interface GridStoreState {
  readonly gridState: GridState;
  /** Slightly outdated while a long sheet is processed again. */
  readonly summary: SheetSummary;
  readonly visible: GridRows;
  /** A long action is being applied. */
  readonly isBusy: boolean;
  /** The last failure, until it is tried again: an action that was not applied, or rows without prices or counts. */
  readonly failure: GridFailure | null;
}

type GridFailure = { readonly of: 'action'; readonly action: GridAction } | { readonly of: 'rows' };

export interface GridStore {
  readonly getState: () => GridStoreState;
  /** Rows are validated and summarized as long as anybody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Actions are applied one after the other, in the order in which they came. */
  readonly dispatch: (action: GridAction) => void;
  /** Tries again what failed. */
  readonly retry: () => void;
}

/** Milliseconds between two renderings while rows are being validated. */
const publishInterval = 100;
/** Milliseconds between two summaries meanwhile. */
const summaryInterval = 300;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The rows while they are edited: a reducer whose actions are queued, a summary of all rows, and a queue of rows to validate. Whatever goes
 * through all rows does so in time slices; a sheet of a few thousand is through within one.
 */
export function createGridStore(
  summary: SheetSummary,
  filter: RowFilter,
  { validate, sort, summarize = summarizeRows }: GridStoreDependencies,
): GridStore {
  const first: GridState = {
    ...initialGridState(summary.of),
    view: { ...everyRow, filter },
    visible: visibleIds(summary.of, summary.duplicates, filter),
  };
  let state: GridStoreState = {
    gridState: first,
    summary,
    visible: visibleRows(summary.of, first.visible),
    isBusy: false,
    failure: null,
  };

  // Publishing: listeners see the state now and then, but at once what somebody did.
  const listeners = new Set<() => void>();
  let published = state;
  let publishedAt = 0;
  let isUrgent = false;
  const publish = (): void => {
    if (published === state) return;
    published = state;
    publishedAt = performance.now();
    isUrgent = false;
    for (const listener of listeners) listener();
  };
  const publishThrottled = (): void => {
    if (isUrgent || performance.now() - publishedAt > publishInterval) publish();
  };
  const setState = (patch: Partial<GridStoreState>): void => {
    state = { ...state, ...patch };
  };

  const fail = (failure: GridFailure): void => {
    setState({ isBusy: false });
    // The page was left, and its worker ended with it.
    if (listeners.size === 0) return;
    setState({ failure });
    publish();
  };

  // The action queue.
  let lastAction = Promise.resolve();
  const apply = async (action: GridAction): Promise<void> => {
    const isResult = action.type === 'applyResults';
    const yieldToEventLoop = timeSlice(() => {
      if (state.isBusy || isResult) return;
      setState({ isBusy: true });
      publish();
    });
    const before = state.gridState;
    const gridState = await gridReducer(before, action, { sort, yieldToEventLoop });
    const isSame = gridState.undoStack.now === before.undoStack.now && gridState.visible === before.visible;
    const visible = isSame ? state.visible : visibleRows(gridState.undoStack.now, gridState.visible);
    setState({ gridState, visible, isBusy: false });
    if (!isResult) isUrgent = true;
    if (action.type === 'editCells') validation.prioritise(action.edits[0]?.id);
    void refreshSummary();
    validation.start();
  };
  const dispatch = (action: GridAction): Promise<void> => {
    const applied = lastAction.then(() => apply(action));
    lastAction = applied.catch(() =>
      fail(action.type === 'applyResults' ? { of: 'rows' } : { of: 'action', action }),
    );
    return applied;
  };
  /** Failures are in the state. */
  const dispatchNow = (action: GridAction): void => void dispatch(action).catch(() => undefined);

  // The validation queue.
  const validation = createValidationQueue({
    validate,
    getRows: async () => {
      await lastAction;
      return listeners.size === 0 ? [] : state.gridState.undoStack.now;
    },
    applyResults: (results) => dispatch({ type: 'applyResults', results }),
    onFailure: () => fail({ of: 'rows' }),
  });

  // The summary.
  let isSummarizing = false;
  const isOutdated = (): boolean => listeners.size > 0 && state.summary.of !== state.gridState.undoStack.now;
  const refreshSummary = async (): Promise<void> => {
    if (isSummarizing) return;
    isSummarizing = true;
    try {
      const yieldToEventLoop = timeSlice(publishThrottled);
      while (isOutdated()) {
        setState({ summary: await summarize(state.gridState.undoStack.now, yieldToEventLoop) });
        publishThrottled();
        // Results come before a summary that is outdated at once.
        if (validation.isRunning() && isOutdated()) await pause(summaryInterval);
      }
    } catch {
      fail({ of: 'rows' });
    } finally {
      isSummarizing = false;
      publish();
    }
  };

  return {
    getState: () => published,
    subscribe: (listener) => {
      listeners.add(listener);
      void refreshSummary();
      validation.start();
      return () => listeners.delete(listener);
    },
    dispatch: dispatchNow,
    retry: () => {
      const { failure } = state;
      setState({ failure: null });
      publish();
      if (failure?.of === 'action') dispatchNow(failure.action);
      void refreshSummary();
      validation.start();
    },
  };
}
