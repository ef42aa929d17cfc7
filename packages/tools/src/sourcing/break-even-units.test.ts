import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenUnits } from './break-even-units.ts';

test('5,000 SAR a month at 16.48 a unit', () => {
  expect(breakEvenUnits(1648, { fixedCosts: 500_000, wanted: 300_000 })).toEqual({
    ok: true,
    // 303.4 and 485.4
    breakEven: 304,
    wanted: 486,
    perDay: 17,
  });
});

test('a unit that earns nothing never pays', () => {
  expect(breakEvenUnits(0, { fixedCosts: 100, wanted: 0 })).toEqual({
    ok: false,
    reason: 'unitEarnsNothing',
  });
});

test('these units pay, one less does not', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), sum, sum, (profit, fixedCosts, wanted) => {
      const found = breakEvenUnits(profit, { fixedCosts, wanted });
      if (!found.ok) throw new Error(found.reason);
      expect(found.breakEven * profit).toBeGreaterThanOrEqual(fixedCosts);
      expect((found.breakEven - 1) * profit).toBeLessThan(fixedCosts || 1);
      expect(found.wanted * profit).toBeGreaterThanOrEqual(fixedCosts + wanted);
      expect(found.breakEven).toBeLessThanOrEqual(found.wanted);
      expect(found.perDay * 30).toBeGreaterThanOrEqual(found.wanted);
    }),
  );
});
