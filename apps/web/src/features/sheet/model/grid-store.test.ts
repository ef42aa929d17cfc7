import { expect, it, vi } from 'vitest';
import { cellEdit } from './edit-rows.ts';
import { type GridStore, createGridStore } from './grid-store.ts';
import { summarizeRows } from './sheet-summary.ts';
import type { GridRow, GridRows, Outcome } from './grid-row.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { sortedIndexes } from './sort-keys.ts';

/** No test measures speed: the machine may be busy. */
const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

const wrong: Outcome = { ok: false, problems: [{ column: 'cost', fieldError: { code: 'notANumber' } }] };
const toRows = (count: number, outcome: Outcome | null = wrong): GridRow[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    at: id,
    texts: { barcode: String(id), cost: String((id * 7919) % count) },
    outcome,
    serverErrors: [],
  }));

/** The rows in a store; `asked`: how many rows each request was about. */
async function gridStore(rows: GridRows) {
  const asked: string[][] = [];
  const opened = createGridStore(await summarizeRows(rows, timeSlice()), 'all', {
    sort: async (keys, isDescending) => sortedIndexes(keys, isDescending),
    validate: async (texts) => {
      asked.push(texts.map(({ barcode = '' }) => barcode));
      return texts.map(() => wrong);
    },
  });
  const leave = opened.subscribe(() => undefined);
  return { opened, asked, leave };
}

const withPresent = (opened: GridStore): Promise<void> =>
  waitFor(() => {
    const { gridState, summary, isBusy } = opened.getState();
    expect(summary.of).toBe(gridState.undoStack.now);
    expect(isBusy).toBe(false);
    expect(summary.counts.waiting).toBe(0);
  });

it('applies actions in order, and has the results of all rows in the end', async () => {
  const { opened, asked, leave } = await gridStore(toRows(30_000));
  const edits = toRows(30_000).map(({ id }) => ({ id, texts: { cost: '5' } }));
  opened.dispatch({ type: 'editCells', edits });
  opened.dispatch({ type: 'editCells', edits: [cellEdit(20_000, 'cost', '6')] });
  opened.dispatch({ type: 'removeRows', ids: new Set([0]) });
  await waitFor(() => expect(opened.getState().gridState.undoStack.now).toHaveLength(29_999));
  await withPresent(opened);
  const { gridState, summary } = opened.getState();
  expect(gridState.undoStack.before).toHaveLength(3);
  expect(gridState.undoStack.now[19_999]?.texts.cost).toBe('6');
  expect(summary.counts).toEqual({ good: 0, check: 0, bad: 29_999, waiting: 0 });
  // The row edited last does not wait for all rows above it.
  expect(asked.findIndex((rows) => rows.includes('20000'))).toBeLessThan(4);
  leave();
});

it('sorts and filters many rows off the page, and keeps them visible while they are corrected', async () => {
  const { opened, leave } = await gridStore(toRows(20_000));
  opened.dispatch({ type: 'setOrder', order: { by: 'cost', isDescending: true } });
  opened.dispatch({ type: 'setView', view: { filter: 'problems' } });
  await waitFor(() => expect(opened.getState().visible[0]?.texts.cost).toBe('19999'));
  expect(opened.getState().visible).toHaveLength(20_000);
  const first = opened.getState().visible[0]?.id ?? -1;
  opened.dispatch({ type: 'editCells', edits: [cellEdit(first, 'cost', '0')] });
  await waitFor(() => expect(opened.getState().visible[0]?.texts.cost).toBe('0'));
  await withPresent(opened);
  expect(opened.getState().visible[0]?.id).toBe(first);
  leave();
});

it('prices rows that were saved without a price, and reports progress only now and then', async () => {
  const { opened, asked, leave } = await gridStore(toRows(10_000, null));
  let told = 0;
  opened.subscribe(() => {
    told += 1;
  });
  await withPresent(opened);
  expect(asked.flat()).toHaveLength(10_000);
  expect(told).toBeLessThan(asked.length / 2);
  leave();
});

it('says that rows could not be priced, and prices them when asked again', async () => {
  const rows = toRows(3, null);
  let isBroken = true;
  const opened = createGridStore(await summarizeRows(rows, timeSlice()), 'all', {
    sort: async (keys, isDescending) => sortedIndexes(keys, isDescending),
    validate: async (texts) => {
      if (isBroken) throw new Error('the worker ended');
      return texts.map(() => wrong);
    },
  });
  const leave = opened.subscribe(() => undefined);
  await waitFor(() => expect(opened.getState().failure).toEqual({ of: 'rows' }));
  isBroken = false;
  opened.retry();
  expect(opened.getState().failure).toBeNull();
  await withPresent(opened);
  expect(opened.getState().summary.counts.bad).toBe(3);
  leave();
});

it('says that an action failed, leaves the rows as they were, and applies it when asked again', async () => {
  const rows = toRows(3);
  let isBroken = true;
  const opened = createGridStore(await summarizeRows(rows, timeSlice()), 'all', {
    sort: async (keys, isDescending) => {
      if (isBroken) throw new Error('the worker ended');
      return sortedIndexes(keys, isDescending);
    },
    validate: async (texts) => texts.map(() => wrong),
  });
  const leave = opened.subscribe(() => undefined);
  opened.dispatch({ type: 'setOrder', order: { by: 'cost', isDescending: true } });
  await waitFor(() => expect(opened.getState().failure?.of).toBe('action'));
  expect(opened.getState()).toMatchObject({ isBusy: false, visible: rows });
  isBroken = false;
  opened.retry();
  await waitFor(() =>
    expect(opened.getState().visible.map(({ texts }) => texts.cost)).toEqual(['2', '1', '0']),
  );
  expect(opened.getState().failure).toBeNull();
  leave();
});

it('counts rows again after a count has failed', async () => {
  const rows = toRows(3);
  let isBroken = true;
  const opened = createGridStore(await summarizeRows(rows, timeSlice()), 'all', {
    sort: async (keys, isDescending) => sortedIndexes(keys, isDescending),
    validate: async (texts) => texts.map(() => wrong),
    summarize: async (...asked) => {
      if (isBroken) throw new Error('out of memory');
      return summarizeRows(...asked);
    },
  });
  const leave = opened.subscribe(() => undefined);
  opened.dispatch({ type: 'removeRows', ids: new Set([0]) });
  await waitFor(() => expect(opened.getState().failure).toEqual({ of: 'rows' }));
  isBroken = false;
  opened.retry();
  await withPresent(opened);
  expect(opened.getState().summary.counts.bad).toBe(2);
  leave();
});
