import { expect, test } from 'vitest';
import { fieldChanges } from './changed-field.ts';

test('each field of a change is there before and after; one that was and is empty is not', () => {
  expect(fieldChanges({ before: { cost: 1, note: null }, after: { cost: 2, note: null } })).toEqual([
    { field: 'cost', before: 1, after: 2 },
  ]);
  expect(fieldChanges({ before: null, after: { cost: 2 } })).toEqual([
    { field: 'cost', before: undefined, after: 2 },
  ]);
});

const toys = { subFamily: 'toys', rate1: 1250, limit: null };
const watches = { subFamily: 'watches', rate1: 1500, limit: 500_000 };

test('of rows by their keys the fields that differ are named, and rows that were added or removed', () => {
  const changes = fieldChanges({
    before: { rates: { toys, watches }, classes: {} },
    after: { rates: { toys: { ...toys, limit: 5_000 }, books: toys }, classes: {} },
  });
  expect(changes).toEqual([
    { field: 'limit', row: 'toys', before: null, after: 5_000 },
    { field: 'rates', before: { watches }, after: { books: toys } },
  ]);
  const confirmed = { before: { rates: null }, after: { rates: ['toys', 'watches'] } };
  expect(fieldChanges(confirmed)).toEqual([{ field: 'rates', before: null, after: ['toys', 'watches'] }]);
});

const rates = (rate1: number) =>
  Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`family${at}`, { rate1 }]));

test('of many changed rows the first are told apart, the others named as a whole', () => {
  const changes = fieldChanges({ before: { rates: rates(1000) }, after: { rates: rates(1100) } });
  expect(changes).toHaveLength(51);
  expect(Object.keys(Object(changes.at(-1)?.after))).toHaveLength(250);
});
