import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { expect, it } from 'vitest';
import type { GridRow, GridRows, RowResult } from './grid-row.ts';
import {
  blockTexts,
  clearBlock,
  fillDown,
  pasteBlock,
  extendBlock,
  getEdges,
  clipboardText,
} from './block.ts';
import { nextError } from './row-state.ts';
import { cellEdit } from './edit-rows.ts';
import { summarizeRows } from './sheet-summary.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { visibleColumns } from './visible-columns.ts';
import { visibleRows } from './row-filter.ts';
import { sortedIndexes } from './sort-keys.ts';
import {
  gridReducer,
  type GridAction,
  type ReducerContext,
  initialGridState,
  type GridState,
} from './grid-reducer.ts';

const good = (id: number, cost: string, profit = 1): GridRow => ({
  id,
  at: id + 1,
  texts: { barcode: `b${id}`, cost },
  serverErrors: [],
  outcome: {
    ok: true,
    product: {
      store: 'NOON_SA_FBN',
      barcode: `b${id}`,
      subFamily: 'watches',
      cost: 5000,
      costIncludesVat: false,
      costVat: 1500,
      vat: 1500,
      vatRegistered: true,
      feeVatIsCost: false,
      marginBase: 'price',
      extraRate: 0,
      extraFixed: 0,
      ...noOptionalLines,
    },
    result: getResult(profit),
  },
});

const getResult = (profit: number): RowResult => ({
  feeTableId: 1,
  recommendedPrice: 10_000,
  finalPrice: 10_000,
  commission: 1_000,
  fulfilmentFee: 500,
  totalStoreFees: 1_725,
  profit,
  recommendedProfit: profit,
  finalMargin: profit,
  meetsTarget: true,
  currentProfit: null,
  currentMeetsTarget: null,
  health: profit < 0 ? 'loss' : 'healthy',
  warning: null,
  weightDoubt: null,
  withoutTarget: null,
});

const bad = (id: number): GridRow => ({
  ...good(id, 'x'),
  outcome: { ok: false, problems: [{ column: 'cost', fieldError: { code: 'notANumber' } }] },
});

const context: ReducerContext = {
  yieldToEventLoop: timeSlice(),
  sort: async (keys, isDescending) => sortedIndexes(keys, isDescending),
};
async function on(start: GridState, ...actions: readonly GridAction[]): Promise<GridState> {
  let gridState = start;
  for (const action of actions) gridState = await gridReducer(gridState, action, context);
  return gridState;
}
const after = (rows: GridRows, ...actions: readonly GridAction[]): Promise<GridState> =>
  on(initialGridState(rows), ...actions);
const visibleRowIds = ({ undoStack, visible }: GridState): number[] =>
  visibleRows(undoStack.now, visible).map(({ id }) => id);
const costs = ({ undoStack }: GridState): (string | undefined)[] =>
  undoStack.now.map(({ texts }) => texts.cost);
const edit = (id: number, text: string): GridAction => ({
  type: 'editCells',
  edits: [cellEdit(id, 'cost', text)],
});
const columns = ['barcode', 'cost'] as const;

it('writes a cell, and only that row waits for a new price', async () => {
  const { undoStack } = await after([good(0, '1'), good(1, '2')], edit(1, '9'));
  expect(undoStack.now.map(({ outcome }) => outcome === null)).toEqual([false, true]);
  expect(undoStack.before).toHaveLength(1);
});

it('takes no step where nothing differs', async () => {
  expect((await after([good(0, '1')], edit(0, '1'))).undoStack.before).toEqual([]);
});

it('undoes and redoes whole operations, rows that were added or removed among them', async () => {
  const rows = [good(0, '1'), good(1, '2'), good(2, '3')];
  const done = await after(
    rows,
    {
      type: 'editCells',
      edits: [cellEdit(0, 'cost', '7'), cellEdit(2, 'cost', '8')],
    },
    { type: 'removeRows', ids: new Set([1]) },
  );
  expect(costs(done)).toEqual(['7', '8']);
  const back = await on(done, { type: 'undo' }, { type: 'undo' });
  expect(back.undoStack.now).toBe(rows);
  expect(visibleRowIds(back)).toEqual([0, 1, 2]);
  const again = await on(back, { type: 'redo' }, { type: 'redo' });
  expect(costs(again)).toEqual(['7', '8']);
  expect((await on(again, { type: 'redo' })).undoStack.now).toBe(again.undoStack.now);
});

it('drops undone steps after a new action', async () => {
  const gridState = await after([good(0, '1')], edit(0, '2'), { type: 'undo' }, edit(0, '3'), {
    type: 'redo',
  });
  expect(costs(gridState)).toEqual(['3']);
});

it('assigns a result to its row, unless the row was changed since', async () => {
  const asked = await after([good(0, '1')], edit(0, '2'));
  const [row] = asked.undoStack.now;
  const results = [{ id: 0, texts: row?.texts ?? {}, outcome: { ok: false, problems: [] } as const }];
  const told = await on(asked, { type: 'applyResults', results });
  expect(told.undoStack.now[0]?.outcome).toEqual({ ok: false, problems: [] });
  const changed = await on(asked, edit(0, '3'), { type: 'applyResults', results });
  expect(changed.undoStack.now[0]?.outcome).toBeNull();
});

it('keeps a corrected row visible while only errors are displayed', async () => {
  const gridState = await after(
    [good(0, '1'), bad(1), bad(2)],
    { type: 'setView', view: { filter: 'problems' } },
    edit(1, '5'),
  );
  expect(visibleRowIds(gridState)).toEqual([1, 2]);
  expect(visibleRowIds(await on(gridState, { type: 'setView', view: { filter: 'all' } }))).toEqual([0, 1, 2]);
});

it('sorts entered numbers as numbers, in either script, with empty values last', async () => {
  const rows = [good(0, '١٠'), good(1, ''), good(2, '9.5'), good(3, '1,200')];
  const sorted = await after(rows, { type: 'setOrder', order: { by: 'cost', isDescending: false } });
  expect(visibleRowIds(sorted)).toEqual([2, 0, 3, 1]);
  const turned = await on(sorted, { type: 'setOrder', order: { by: 'cost', isDescending: true } });
  expect(visibleRowIds(turned)).toEqual([3, 0, 2, 1]);
});

it('shows the losses, and sorts by the profit with rows that have none last', async () => {
  const rows = [good(0, '1', 300), bad(1), good(2, '2', -5)];
  expect(visibleRowIds(await after(rows, { type: 'setView', view: { filter: 'loss' } }))).toEqual([2]);
  const order = { by: 'result.profit', isDescending: false } as const;
  expect(visibleRowIds(await after(rows, { type: 'setOrder', order }))).toEqual([2, 0, 1]);
});

it('flags a later row with the barcode of an earlier one, and counts it as bad', async () => {
  const rows = [good(0, '1'), { ...good(1, '2'), outcome: good(0, '1').outcome }, bad(2)];
  const { duplicates, counts, kinds } = await summarizeRows(rows, timeSlice());
  expect([...duplicates.keys()]).toEqual([1]);
  expect(counts).toEqual({ good: 1, check: 0, bad: 2, waiting: 0 });
  expect(kinds).toEqual({ all: 3, problems: 2, check: 0, loss: 0, thin: 0, warning: 0, currentLow: 0 });
});

it('goes to the next error, and from the last one to the first', () => {
  const rows = [bad(0), good(1, '1'), bad(2)];
  const next = (row: number, column: number) => nextError(rows, columns, new Map(), { row, column });
  expect(next(0, -1)).toEqual({ row: 0, column: 1 });
  expect(next(0, 1)).toEqual({ row: 2, column: 1 });
  expect(next(2, 1)).toEqual({ row: 0, column: 1 });
  expect(nextError([good(0, '1')], columns, new Map(), { row: 0, column: 0 })).toBeNull();
});

it('draws a block in any direction and never beyond the cells', () => {
  const at = { row: 1, column: 1 };
  const block = extendBlock({ from: at, to: at }, { row: -5, column: 9 }, { rows: 3, columns: 3 });
  expect(getEdges(block)).toEqual({ top: 0, bottom: 1, first: 1, last: 2 });
});

it('copies, clears and fills down a block', () => {
  const visibleCells = { rows: [good(0, '1'), good(1, '2'), good(2, '3')], columns };
  const block = { top: 0, bottom: 2, first: 1, last: 1 };
  expect(blockTexts(visibleCells, block)).toEqual([['1'], ['2'], ['3']]);
  expect(clearBlock(visibleCells, block)).toHaveLength(3);
  expect(fillDown(visibleCells, block).map(({ id, texts }) => [id, texts.cost])).toEqual([
    [1, '1'],
    [2, '1'],
  ]);
  expect(fillDown(visibleCells, { ...block, top: 2 }).map(({ id, texts }) => [id, texts.cost])).toEqual([
    [2, '2'],
  ]);
});

it('writes tabs, line breaks and quotes as spreadsheets do', () => {
  expect(
    clipboardText([
      ['a', 'b\tc'],
      ['say "x"', ''],
    ]),
  ).toBe('a\t"b\tc"\r\n"say ""x"""\t');
});

it('repeats one pasted cell in the whole block, and adds rows for the excess', async () => {
  const start = initialGridState([good(0, '1'), good(1, '2')]);
  const visibleCells = { rows: start.undoStack.now, columns };
  const block = { top: 0, bottom: 1, first: 1, last: 1 };
  expect(pasteBlock(visibleCells, block, [['9']], 5).edits.map(({ texts }) => texts.cost)).toEqual([
    '9',
    '9',
  ]);
  const tall = pasteBlock(visibleCells, { ...block, top: 1 }, [['7'], ['8', 'lost'], ['']], start.nextId);
  expect(tall.added.map(({ id, texts }) => [id, texts])).toEqual([
    [2, { cost: '8' }],
    [3, {}],
  ]);
  const pasted = await on(start, { type: 'editCells', edits: tall.edits, added: tall.added });
  expect(costs(pasted)).toEqual(['1', '7', '8', undefined]);
  expect((await on(pasted, { type: 'undo' })).undoStack.now).toBe(start.undoStack.now);
});

it('displays the columns with content or missing values', async () => {
  const missing: GridRow = {
    ...bad(1),
    outcome: { ok: false, problems: [{ column: 'weight', fieldError: { code: 'weightMissing' } }] },
  };
  const { used } = await summarizeRows([good(0, '1'), missing], timeSlice());
  expect(visibleColumns(used, { cost: 3 })).toEqual([
    'barcode',
    'nameEn',
    'nameAr',
    'store',
    'subFamily',
    'longestSide',
    'medianSide',
    'shortestSide',
    'weight',
    'cost',
    'marginRate',
  ]);
});
