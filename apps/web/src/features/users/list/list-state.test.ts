import { expect, test } from 'vitest';
import { readList, writeList } from './list-state.ts';

test('a state survives writing to and reading from the URL', () => {
  const address = { status: 'BLOCKED', page: '3', size: '50', q: 'سارة', sort: '-fullName' };
  expect(writeList(readList('inactive', address))).toEqual(address);
});

test('an address that cannot be used falls back to the usual, which stays unwritten', () => {
  const state = readList('inactive', { status: 'GONE', page: '-1', size: '1e9', sort: 'password' });
  expect(state).toMatchObject({ segment: 'PENDING', page: 1, limit: 25, search: '' });
  expect(writeList(state)).toEqual({});
});

test('the active list shows active accounts whatever its address says', () => {
  expect(readList('active', { status: 'BLOCKED' }).segment).toBe('ACTIVE');
});
