import { expect, test } from 'vitest';
import { formatDay, formatInstant, riyadhDay } from './format-date.ts';

test('an instant is shown on the clock of Riyadh', () => {
  expect(formatInstant(new Date('2026-11-20T21:05:09Z'))).toBe('21/11/2026 00:05:09');
});

test('a day has the same date at any time', () => {
  expect(formatDay('2026-01-05')).toBe('05/01/2026');
});

test('today begins at midnight in Riyadh', () => {
  expect(riyadhDay(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(riyadhDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
});

test('today is the day that the clock of Riyadh shows, on any day', () => {
  for (let instant = Date.UTC(2024, 0, 1); instant < Date.UTC(2028, 0, 1); instant += 5 * 3_600_000 + 1_001) {
    const date = new Date(instant);
    expect(formatDay(riyadhDay(date))).toBe(formatInstant(date).slice(0, 10));
  }
});
