import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { statement } from './statement.ts';
import { kettle, storeTable } from '../testing/store-table.ts';

test('a price is evaluated without a margin or a range factor', () => {
  const found = evaluate({ ...storeTable, rangeFactors: [] }, { ...kettle, marginRate: undefined }, 2600);
  if (!found.ok) throw new Error(found.reason);
  expect(found.point.statement).toEqual(statement(found.terms, 2600));
  expect(found.point.health).toBe('loss');
  expect(found.point.deadZone?.earnsMoreAt).toBe(2500);
  expect(found.breakEven).toBeGreaterThan(2600);
});

test('a price of zero is rejected', () => {
  expect(evaluate(storeTable, kettle, 0)).toMatchObject({ reason: 'outOfLimits', field: 'price' });
});
