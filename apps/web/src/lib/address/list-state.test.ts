import { expect, test } from 'vitest';
import { readListState, writeListState } from './list-state.ts';

const sortable = ['fullName', 'createdAt'];
const usual = { column: 'createdAt', direction: 'desc' } as const;

test('a state survives writing to and reading from the URL', () => {
  const address = { page: '3', size: '50', q: 'سارة', sort: '-fullName' };
  expect(writeListState(readListState(address, sortable, usual), usual)).toEqual(address);
});

test('an address that cannot be used falls back to the usual, which stays unwritten', () => {
  const state = readListState({ page: '-1', size: '1e9', sort: 'password' }, sortable, usual);
  expect(state).toEqual({ page: 1, limit: 25, search: '', sorting: usual });
  expect(writeListState(state, usual)).toEqual({ page: '', size: '', q: '', sort: '' });
});
