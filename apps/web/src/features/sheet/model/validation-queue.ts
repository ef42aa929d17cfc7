import type { RowTexts } from '@saer/spreadsheet/rows/product-column';
import type { ValidatedRow } from './edit-rows.ts';
import type { GridRow, GridRows, Outcome } from './grid-row.ts';

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

export interface ValidationQueue {
  /** Works until every row has an outcome. */
  readonly start: () => void;
  /** Whether rows are being validated. */
  readonly isRunning: () => boolean;
  /** Takes this row, and those below it, before all others. */
  readonly prioritise: (id: number | undefined) => void;
}

/** Sends the rows that have no outcome to the worker, batch by batch, and collects the results. */
export function createValidationQueue(options: ValidationQueueOptions): ValidationQueue {
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
