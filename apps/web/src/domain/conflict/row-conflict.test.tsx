import { expect, test } from 'vitest';
import { mergeChanges } from './row-conflict.tsx';

const base = { name: 'A', limit: 5, slabs: [1, 2] };
const nothing = new Map();

test('changes by the other person are adopted, and mine stay', () => {
  const { resolve, takenOver, disputed } = mergeChanges(base, { ...base, limit: 9 }, { ...base, name: 'B' });
  expect(resolve(nothing)).toEqual({ ...base, name: 'B', limit: 9 });
  expect(takenOver).toEqual(['limit']);
  expect(disputed).toEqual([]);
});

test('fields changed by both are asked about, unless they are equal', () => {
  const theirs = { name: 'B', limit: 9, slabs: [1, 2] };
  const mine = { name: 'C', limit: 9, slabs: [1, 2] };
  const { disputed, resolve } = mergeChanges(base, theirs, mine);
  expect(disputed).toEqual(['name']);
  expect(resolve(new Map([['name', 'theirs']]))).toEqual(theirs);
  expect(resolve(new Map([['name', 'mine']]))).toEqual(mine);
});

test('lists are compared by content', () => {
  expect(mergeChanges(base, { ...base, slabs: [1, 2] }, { ...base, slabs: [3] }).disputed).toEqual([]);
});

test('absent values equal null', () => {
  expect(mergeChanges<{ note?: string | null }>({}, { note: null }, { note: 'mine' }).disputed).toEqual([]);
});
