import { expect, test } from 'vitest';
import { dayWhere } from './use-change-where.ts';

test('a day begins and ends in Riyadh', () => {
  expect(dayWhere('2026-11-20', '2026-11-21')).toEqual({
    at: { gte: '2026-11-19T21:00:00.000Z', lt: '2026-11-21T21:00:00.000Z' },
  });
});

test('an invalid day leaves its end open', () => {
  expect(dayWhere('', '2026-13-99')).toEqual({});
});
