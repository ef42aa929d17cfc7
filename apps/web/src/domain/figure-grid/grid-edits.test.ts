import { expect, test } from 'vitest';
import { cellAt, editRows, type GridEdits, getParts, removeRow, mergeEdits } from './grid-edits.ts';

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly from: string;
  readonly rate: string;
}
type Field = 'from' | 'rate';

const model = {
  fields: ['from', 'rate'] as const,
  textsOf: ({ from, rate }: Saved) => ({ from, rate }),
  emptyTexts: { from: '', rate: '' },
  isBlank: ({ from, rate }: { readonly from: string; readonly rate: string }) => `${from}${rate}` === '',
};
const one: Saved = { id: 1, version: 1, from: '1', rate: '10' };
const two: Saved = { id: 2, version: 1, from: '2', rate: '20' };
const saved = new Map([one, two].map((row) => [String(row.id), row]));
const toBase = (key: string) => saved.get(key);
const none: GridEdits<Field, Saved> = new Map();
const typed = (key: string, from: string, rate: string) => ({ key, from, rate });

test('rows are added, changed and removed, and one typed back to what it was is no change', () => {
  const edits = editRows(
    model,
    none,
    [typed('1', '1', '11'), typed('2', '', ''), typed('new', '3', '30')],
    toBase,
  );
  const parts = getParts(model, edits);
  expect(parts.added.map(({ key }) => key)).toEqual(['new']);
  expect(parts.changed.map(({ key }) => key)).toEqual(['1']);
  expect(parts.removed.map(({ key }) => key)).toEqual(['2']);
  expect(cellAt(parts, 'changed.0.rate')).toEqual({ key: '1', field: 'rate' });
  expect(cellAt(parts, 'added.0')).toEqual({ key: 'new', field: '' });
  expect(cellAt(parts, 'source')).toBeUndefined();

  const back = editRows(model, edits, [typed('1', '1', '10'), typed('2', '2', '20')], toBase);
  expect([...removeRow(back, 'new', undefined).keys()]).toEqual([]);
});

test('figures that only the other editor changed are adopted, and the rest is chosen', () => {
  const edits = editRows(model, none, [typed('1', '1', '11'), typed('2', '2', '21')], toBase);
  const now = new Map([
    ['1', { ...one, version: 2, from: '5' }],
    ['2', { ...two, version: 2, rate: '22' }],
  ]);
  const conflict = mergeEdits(model, edits, (key) => now.get(key));
  expect(conflict.hasNewFigures).toBe(true);
  const chosen = conflict.resolve({ ...conflict.mine, '1 from': '5' });
  expect(chosen.get('1')).toMatchObject({ base: { version: 2 }, texts: { from: '5', rate: '11' } });
  expect(chosen.get('2')).toMatchObject({ base: { version: 2 }, texts: { rate: '21' } });
  // Theirs chosen: nothing is left to save.
  expect(conflict.resolve({ ...conflict.theirs, '1 rate': '11' }).has('2')).toBe(false);
});

test('where only the provenance changed, no figure is asked about', () => {
  const edits = editRows(model, none, [typed('1', '1', '11')], toBase);
  const conflict = mergeEdits(model, edits, () => ({ ...one, version: 2 }));
  expect(conflict.hasNewFigures).toBe(false);
  expect(conflict.resolve(conflict.mine).get('1')).toMatchObject({ base: { version: 2 } });
});

test('a row that somebody removed is added again, if its figures are chosen', () => {
  const edits = editRows(model, none, [typed('1', '1', '11')], toBase);
  const conflict = mergeEdits(model, edits, () => undefined);
  expect(getParts(model, conflict.resolve(conflict.mine)).added).toHaveLength(1);
  expect(conflict.resolve(conflict.theirs).size).toBe(0);
});
