import { timeSlice } from '@saer/spreadsheet/time-slice';
import { expect, it } from 'vitest';
import { columnValues, everyRow, noValues, valueKey, type RequestedValues, withValues } from './row-view.ts';
import { gridReducer, type GridAction, initialGridState } from './grid-reducer.ts';
import type { GridRow, GridRows } from './grid-row.ts';
import { setValue } from './edit-rows.ts';
import { sortedIndexes } from './sort-keys.ts';
import { visibleRows } from './row-filter.ts';

const toRow = (id: number, texts: GridRow['texts']): GridRow => ({
  id,
  at: id,
  texts,
  outcome: null,
  serverErrors: [],
});

const rows: GridRows = [
  toRow(0, { name: 'ساعة أطفال', store: 'noon FBN', cost: '50' }),
  toRow(1, { name: 'Desk lamp', store: 'Noon FBN', cost: '٥٠' }),
  toRow(2, { name: 'Clock', store: 'noon FBN', cost: '9' }),
  toRow(3, { name: 'Lamp shade', store: 'Amazon FBA' }),
];

const context = {
  yieldToEventLoop: timeSlice(),
  sort: async (keys: Parameters<typeof sortedIndexes>[0], isDescending: boolean) =>
    sortedIndexes(keys, isDescending),
};

async function after(...actions: readonly GridAction[]) {
  let state = initialGridState(rows);
  for (const action of actions) state = await gridReducer(state, action, context);
  return state;
}

async function shown(...actions: readonly GridAction[]): Promise<readonly number[]> {
  const { undoStack, visible } = await after(...actions);
  return visibleRows(undoStack.now, visible).map(({ id }) => id);
}

const wanted = (...texts: string[]): RequestedValues => new Map(texts.map((text) => [valueKey(text), text]));

it('searches all cells of a row, however the letters are written', async () => {
  expect(await shown({ type: 'setView', view: { search: 'اطفال' } })).toEqual([0]);
  expect(await shown({ type: 'setView', view: { search: ' LAMP' } })).toEqual([1, 3]);
});

it('lists the values of a column with their rows, spellings of one value together', async () => {
  expect(await columnValues(rows, 'store', timeSlice())).toEqual([
    { key: valueKey('noon FBN'), text: 'noon FBN', rows: 3 },
    { key: valueKey('Amazon FBA'), text: 'Amazon FBA', rows: 1 },
  ]);
  const costs = await columnValues(rows, 'cost', timeSlice());
  expect(costs.map(({ text, rows: count }) => [text, count])).toEqual([
    ['50', 2],
    ['9', 1],
    ['', 1],
  ]);
});

it('shows rows with any of the wanted values, empty among them, in every filtered column', async () => {
  const byStore = withValues({}, 'store', wanted('NOON fbn'));
  expect(await shown({ type: 'setView', view: { values: byStore } })).toEqual([0, 1, 2]);
  const both = withValues(byStore, 'cost', wanted('50'));
  expect(await shown({ type: 'setView', view: { values: both } })).toEqual([0, 1]);
  expect(await shown({ type: 'setView', view: { values: withValues({}, 'cost', wanted('', '9')) } })).toEqual(
    [2, 3],
  );
  expect(withValues(both, 'cost', noValues)).toEqual(byStore);
});

it('combines search, values and order, and shows every row again', async () => {
  const view = { search: 'lamp', values: withValues({}, 'store', wanted('noon fbn', 'amazon fba')) };
  const order = { by: 'name', isDescending: true } as const;
  expect(await shown({ type: 'setView', view }, { type: 'setOrder', order })).toEqual([3, 1]);
  expect(await shown({ type: 'setView', view }, { type: 'setView', view: everyRow })).toEqual([0, 1, 2, 3]);
});

it('keeps a row in view when its value is replaced', async () => {
  const values = withValues({}, 'store', wanted('amazon fba'));
  const edits = [{ id: 3, texts: { store: 'noon FBN' } }];
  expect(
    await shown({ type: 'setView', view: { values } }, { type: 'editCells', edits, kind: 'replace' }),
  ).toEqual([3]);
});

it('sets one value in many rows, or only where it is empty, as one step with its name', async () => {
  expect(setValue(rows, 'cost', '70', true)).toEqual([{ id: 3, texts: { cost: '70' } }]);
  const done = await after({ type: 'editCells', edits: setValue(rows, 'cost', '70', false), kind: 'set' });
  expect(done.undoStack.now.map(({ texts }) => texts.cost)).toEqual(['70', '70', '70', '70']);
  expect(done.undoStack.before.map(({ label }) => label)).toEqual([{ kind: 'set', rows: 4 }]);
  const undone = await gridReducer(done, { type: 'undo' }, context);
  expect(undone.undoStack.now).toBe(rows);
  expect(undone.undoStack.after.map(({ label }) => label)).toEqual([{ kind: 'set', rows: 4 }]);
});
