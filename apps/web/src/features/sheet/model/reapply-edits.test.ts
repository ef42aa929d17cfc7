import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import { expect, it } from 'vitest';
import { reapplyEdits } from './edit-rows.ts';
import type { GridRow } from './grid-row.ts';

const row = (id: number, at: number | null, texts: RowTexts): GridRow => ({
  id,
  at,
  texts,
  outcome: null,
  serverErrors: [],
});
const inFile = (texts: readonly RowTexts[]): ReadonlyMap<number, RowTexts> =>
  new Map(texts.map((each, index) => [index + 1, each]));
const read = (texts: readonly RowTexts[]): GridRow[] =>
  texts.map((each, index) => row(index, index + 1, each));
const told = (rows: readonly GridRow[]) => rows.map(({ at, texts }) => [at, texts]);

const before = [{ weight: '10' }, { weight: '3' }, { weight: '2' }];
const reread = [{ weight: '10 kg' }, { weight: '3 kg' }, { weight: '2 kg' }];

it('preserves edited cells when a column changes its unit', () => {
  const edited = [
    row(0, 1, { weight: '10' }),
    row(1, 2, { weight: '900', cost: '5' }),
    row(2, 3, before[2] ?? {}),
  ];
  expect(told(reapplyEdits(edited, inFile(before), read(reread)))).toEqual([
    [1, { weight: '10 kg' }],
    [2, { weight: '900', cost: '5' }],
    [3, { weight: '2 kg' }],
  ]);
});

it('keeps a cleared cell empty', () => {
  const [first] = reapplyEdits([row(0, 1, { weight: '' })], inFile(before), read(reread));
  expect(first?.texts.weight).toBe('');
});

it('leaves removed rows removed, and added rows where they are', () => {
  const edited = [row(0, 1, { weight: '10' }), row(7, null, { cost: '9' }), row(2, 3, { weight: '2' })];
  const carried = reapplyEdits(edited, inFile(before), read(reread));
  expect(told(carried)).toEqual([
    [1, { weight: '10 kg' }],
    [null, { cost: '9' }],
    [3, { weight: '2 kg' }],
  ]);
  expect(carried.map(({ id }) => id)).toEqual([0, 1, 2]);
});

it('adds rows that have content only now, each at its position', () => {
  const known = [row(0, 2, { weight: '3' })];
  const carried = reapplyEdits(known, new Map([[2, { weight: '3' }]]), read(reread));
  expect(carried.map(({ at }) => at)).toEqual([1, 2, 3]);
});

it('keeps a row that is no longer read only if it was edited', () => {
  const edited = [row(0, 1, { weight: '10' }), row(1, 2, { weight: '3', cost: '7' })];
  expect(told(reapplyEdits(edited, inFile(before), []))).toEqual([[2, { weight: '3', cost: '7' }]]);
});
