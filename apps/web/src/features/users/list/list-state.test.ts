import { expect, test } from 'vitest';
import { segmentOf } from './list-state.ts';

test('the address chooses a segment of the inactive accounts, one that is unknown the pending ones', () => {
  expect(segmentOf('inactive', 'BLOCKED')).toBe('BLOCKED');
  expect(segmentOf('inactive', 'GONE')).toBe('PENDING');
});

test('the active list shows active accounts whatever its address says', () => {
  expect(segmentOf('active', 'BLOCKED')).toBe('ACTIVE');
});
