import { describe, expect, test } from 'vitest';
import { addTime } from './subscription-lifecycle.ts';

describe('adding time', () => {
  test.each([
    ['hour', '2026-02-27T13:30:00.000Z'],
    ['day', '2026-02-28T12:30:00.000Z'],
    ['week', '2026-03-06T12:30:00.000Z'],
    ['month', '2026-03-29T12:30:00.000Z'],
    ['year', '2027-02-27T12:30:00.000Z'],
  ] as const)('a %s is as many hours in every month: a week 7 days, a month 30', (unit, at) => {
    const from = Date.parse('2026-02-27T12:30:00.000Z');
    expect(new Date(addTime(from, 1, unit)).toISOString()).toBe(at);
    expect(addTime(addTime(from, 3, unit), -3, unit)).toBe(from);
  });
});
