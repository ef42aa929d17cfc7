import { expect, test } from 'vitest';
import { checkRangeFactors } from './check-range-factors.ts';
import type { RangeFactor, RangeFactorScope } from './fee-table.ts';
import { confirmedFloor, rangeFactorFloor } from './range-factor.ts';

const general = { kind: 'general' } as const;
const band = (
  id: string,
  min: number,
  max: number | null,
  factor: number,
  scope: RangeFactorScope = general,
): RangeFactor => ({ id, scope, min, max, factor });

const product = { family: 'home', subFamily: 'kitchen', type: 'kettle' };
const low = band('low', 1, 50_000, 13_000);
const high = band('high', 50_001, null, 12_000);

test('the floor is the cost times the factor’s surplus, rounded up', () => {
  expect(rangeFactorFloor([low], product, 333)?.floor).toBe(100);
});

test('501 SAR is never priced under 500 SAR', () => {
  expect(rangeFactorFloor([low, high], product, 50_000)?.floor).toBe(15_000);
  expect(rangeFactorFloor([low, high], product, 50_001)?.floor).toBe(15_000);
  expect(rangeFactorFloor([low, high], product, 75_001)?.floor).toBe(15_001);
});

test('a confirmed band’s floor also holds in the proposed bands above it', () => {
  const confirmed = { ...band('low', 1, 50_000, 15_000), confirmed: true };
  const proposed = { ...band('high', 50_001, null, 14_000), confirmed: false };
  expect(confirmedFloor([confirmed, proposed], product, 50_000)).toEqual({
    factor: confirmed,
    floor: 25_000,
  });
  expect(confirmedFloor([confirmed, proposed], product, 50_001)).toEqual({
    factor: confirmed,
    floor: 25_000,
  });
  // A proposed band raises nothing, and where no band is, none holds.
  expect(confirmedFloor([{ ...confirmed, confirmed: false }, proposed], product, 50_001)).toBeNull();
  expect(confirmedFloor([confirmed], product, 50_001)).toBeNull();
});

test('the narrowest scope with a band for the cost wins', () => {
  const family = band('family', 1, 1000, 20_000, { kind: 'family', code: 'home' });
  const type = band('type', 1, 100, 30_000, { kind: 'type', code: 'kettle' });
  const other = band('other', 1, null, 90_000, { kind: 'subFamily', code: 'toys' });
  const winner = (cost: number) => rangeFactorFloor([low, family, type, other], product, cost)?.factor.id;
  expect([winner(100), winner(101), winner(1001)]).toEqual(['type', 'family', 'low']);
});

test('a cost in no band has no floor', () => {
  expect(rangeFactorFloor([low], product, 50_001)).toBeNull();
  expect(rangeFactorFloor([], product, 1)).toBeNull();
});

test('a check names overlapping bands, costs without a band, and a floor that falls', () => {
  expect(checkRangeFactors([high, low])).toMatchObject({
    overlaps: [],
    gaps: [],
    fallingFloors: [{ lower: low, higher: high }],
  });
  const shared = band('shared', 50_000, 60_000, 13_000);
  expect(checkRangeFactors([low, shared]).overlaps).toEqual([{ lower: low, higher: shared }]);
  const wide = band('wide', 1, null, 13_000);
  expect(checkRangeFactors([wide, low, high]).overlaps).toHaveLength(2);
  const later = band('later', 50_002, null, 14_000);
  expect(checkRangeFactors([low, later])).toEqual({
    overlaps: [],
    gaps: [{ lower: low, higher: later }],
    fallingFloors: [],
  });
});

test('bands of different scopes do not meet', () => {
  const kettles = band('kettles', 1, null, 15_000, { kind: 'type', code: 'kettle' });
  expect(checkRangeFactors([low, kettles]).overlaps).toEqual([]);
});
