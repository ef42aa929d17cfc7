import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const base = { name: 'A', limit: 5, slabs: [1, 2] };

test('what only they changed is taken over, and what only I changed stays', () => {
  const { values, taken, clashes } = merge(base, { ...base, limit: 9 }, { ...base, name: 'B' });
  expect(values).toEqual({ ...base, name: 'B', limit: 9 });
  expect(taken).toEqual(['limit']);
  expect(clashes).toEqual([]);
});

test('what both changed is asked about, unless it is the same', () => {
  const theirs = { name: 'B', limit: 9, slabs: [1, 2] };
  expect(merge(base, theirs, { name: 'C', limit: 9, slabs: [1, 2] }).clashes).toEqual(['name']);
});

test('lists are compared by what they hold', () => {
  expect(merge(base, { ...base, slabs: [1, 2] }, { ...base, slabs: [3] }).clashes).toEqual([]);
});
