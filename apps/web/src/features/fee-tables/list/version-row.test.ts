import { expect, test } from 'vitest';
import { inForceOn } from './version-row.ts';

const versions = [
  { id: 1, state: 'superseded', effectiveFrom: '2025-01-01' },
  { id: 2, state: 'published', effectiveFrom: '2026-01-01' },
  { id: 3, state: 'published', effectiveFrom: '2026-06-01' },
  { id: 4, state: 'draft', effectiveFrom: '2026-02-01' },
] as const;

test.each([
  ['2024-12-31', undefined],
  ['2025-06-01', 1],
  ['2026-03-01', 2],
  ['2026-06-01', 3],
])('on %s the version in force is the latest published one that has started', (day, id) => {
  expect(inForceOn(versions, day)?.id).toBe(id);
});
