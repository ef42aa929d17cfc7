import { timeSlice } from '@saer/spreadsheet/time-slice';
import { expect, it } from 'vitest';
import type { GridRow } from './grid-row.ts';
import { findReplacements, type ReplaceQuery } from './replace-texts.ts';

const toRow = (id: number, texts: GridRow['texts']): GridRow => ({
  id,
  at: id,
  texts,
  outcome: null,
  serverErrors: [],
});

const replace = (text: string, query: Partial<ReplaceQuery>) =>
  findReplacements(
    [toRow(0, { name: text })],
    ['name'],
    { find: '', replacement: '', isWholeCell: false, isExact: false, ...query },
    timeSlice(),
  );
const replaced = async (text: string, query: Partial<ReplaceQuery>) =>
  (await replace(text, query)).edits[0]?.texts.name;

it('finds text in any case, and leaves the rest of the cell as it is typed', async () => {
  expect(await replaced('Noon FBN, noon fbp', { find: 'NOON', replacement: 'Amazon' })).toBe(
    'Amazon FBN, Amazon fbp',
  );
});

it('finds Arabic words however their hamzas, marks and tatweel are written', async () => {
  expect(await replaced('ساعة أطفـال حمراء', { find: 'اطفال', replacement: 'كبار' })).toBe('ساعة كبار حمراء');
  expect(await replaced('سَاعَةٌ يد', { find: 'ساعه', replacement: 'منبه' })).toBe('منبه يد');
});

it('finds digits of either script', async () => {
  expect(await replaced('٥٠ ريال', { find: '50', replacement: '60' })).toBe('60 ريال');
});

it('replaces only whole cells, or only exact spellings, where that is asked for', async () => {
  expect(await replaced('Watches for men', { find: 'watches', isWholeCell: true })).toBeUndefined();
  expect(await replaced(' Watches ', { find: 'watches', replacement: 'Clocks', isWholeCell: true })).toBe(
    'Clocks',
  );
  expect(await replaced('Watch', { find: 'watch', replacement: 'Clock', isExact: true })).toBeUndefined();
});

it('takes signs of patterns literally, and finds nothing where nothing is looked for', async () => {
  expect(await replaced('a.b (c) $&', { find: '.b (', replacement: '$1' })).toBe('a$1c) $&');
  expect((await replace('a', { find: '' })).cells).toBe(0);
});

it('counts cells and rows of all columns, shows distinct samples, and ignores what would stay the same', async () => {
  const rows = [
    toRow(0, { name: 'box', store: 'boxes' }),
    toRow(1, { name: 'box', store: 'noon' }),
    toRow(2, { name: 'lamp' }),
  ];
  const query = { find: 'box', replacement: 'crate', isWholeCell: false, isExact: false };
  const found = await findReplacements(rows, ['name', 'store'], query, timeSlice());
  expect(found.edits).toEqual([
    { id: 0, texts: { name: 'crate', store: 'cratees' } },
    { id: 1, texts: { name: 'crate' } },
  ]);
  expect(found.cells).toBe(3);
  expect(found.samples).toEqual([
    { before: 'box', after: 'crate' },
    { before: 'boxes', after: 'cratees' },
  ]);
  const same = { ...query, replacement: 'box' };
  expect((await findReplacements(rows, ['name'], same, timeSlice())).cells).toBe(0);
});
