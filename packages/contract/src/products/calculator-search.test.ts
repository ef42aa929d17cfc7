import { expect, test } from 'vitest';
import { emptyDraft } from './calculator-draft.ts';
import { draftOf, readSearch, searchQuery, writeSearch } from './calculator-search.ts';

test('a form survives the way through its address', () => {
  const draft = { ...emptyDraft, cost: '٤٥٫٥٠', store: 'NOON_SA_FBN', vat: '0', marginRate: '' } as const;
  const carried = Object.fromEntries(new URLSearchParams(searchQuery(draft)));
  expect(draftOf(readSearch(carried).search)).toEqual(draft);
});

test('an untouched form needs no address', () => {
  expect(writeSearch(emptyDraft)).toEqual({});
  expect(searchQuery(emptyDraft)).toBe('');
});

test('a bad value costs its own field, and is named', () => {
  const { search, refused } = readSearch({ cost: '45', vat: '7', on: 'yesterday', mode: null, unknown: 1 });
  expect(search).toEqual({ cost: '45' });
  expect(refused).toEqual(['mode', 'vat', 'on']);
});

test('a number that a router read from the address is text again', () => {
  expect(readSearch({ cost: 45, vat: 0 }).search).toEqual({ cost: '45', vat: '0' });
});
