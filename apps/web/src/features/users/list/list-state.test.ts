import { expect, test } from 'vitest';
import { getSegment } from './list-state.ts';

test('the address chooses a segment of the inactive accounts, one that is unknown the pending ones', () => {
  expect(getSegment('inactive', 'BLOCKED')).toBe('BLOCKED');
  expect(getSegment('inactive', 'GONE')).toBe('PENDING');
});

test('the active list shows active accounts whatever its address says', () => {
  expect(getSegment('active', 'BLOCKED')).toBe('ACTIVE');
});
