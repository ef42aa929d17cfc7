import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { name: 'A', limit: 5, slabs: [1, 2] };
const nothing = new Map();

test('what only they changed is taken over, and what only I changed stays', () => {
  const { resolve, takenOver, disputed } = mergeChanges(base, { ...base, limit: 9 }, { ...base, name: 'B' });
  expect(resolve(nothing)).toEqual({ ...base, name: 'B', limit: 9 });
  expect(takenOver).toEqual(['limit']);
  expect(disputed).toEqual([]);
});

test('what both changed is asked about, unless it is the same', () => {
  const theirs = { name: 'B', limit: 9, slabs: [1, 2] };
  const mine = { name: 'C', limit: 9, slabs: [1, 2] };
  const { disputed, resolve } = mergeChanges(base, theirs, mine);
  expect(disputed).toEqual(['name']);
  expect(resolve(new Map([['name', 'theirs']]))).toEqual(theirs);
  expect(resolve(new Map([['name', 'mine']]))).toEqual(mine);
});

test('lists are compared by what they hold', () => {
  expect(mergeChanges(base, { ...base, slabs: [1, 2] }, { ...base, slabs: [3] }).disputed).toEqual([]);
});

test('what is absent is as what is null', () => {
  expect(mergeChanges<{ note?: string | null }>({}, { note: null }, { note: 'mine' }).disputed).toEqual([]);
});
