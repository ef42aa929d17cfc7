import * as fc from 'fast-check';
import { PRICE_LIMIT } from '@saer/pricing/money/units';
import { profitAt } from '@saer/pricing/search/profit';
import { terms as anyTerms } from '@saer/pricing/testing/arbitrary';
import { expect, test } from 'vitest';
import { bestRung, priceLadder, RUNG_LIMIT } from './price-ladder.ts';
import { parcelTerms } from '../testing/terms.ts';

test('24, 25 and 26 SAR leave 1.51, 2.24 and 0.97: the third is in the dead zone', () => {
  const rungs = priceLadder(parcelTerms, { from: 2400, step: 100, count: 3 });
  expect(rungs.map(({ statement, gain }) => [statement.price, statement.profit, gain])).toEqual([
    [2400, 151, null],
    [2500, 224, 73],
    [2600, 97, -127],
  ]);
  expect(rungs.map(({ deadZone }) => deadZone?.earnsMoreAt ?? null)).toEqual([null, null, 2500]);
  expect(bestRung(rungs)?.statement.price).toBe(2500);
});

test('a ladder has no more rungs than its limit, and none above the price limit', () => {
  expect(priceLadder(parcelTerms, { from: 100, step: 1, count: 1000 })).toHaveLength(RUNG_LIMIT);
  expect(priceLadder(parcelTerms, { from: PRICE_LIMIT - 5, step: 5, count: 9 })).toHaveLength(2);
  expect(bestRung([])).toBeUndefined();
});

test('each rung earns what its price earns, and gains add up', () => {
  const input = fc.record({
    from: fc.integer({ min: 1, max: 20_000 }),
    step: fc.integer({ min: 1, max: 2000 }),
    count: fc.integer({ min: 1, max: RUNG_LIMIT }),
  });
  fc.assert(
    fc.property(anyTerms, input, (terms, ladder) => {
      const rungs = priceLadder(terms, ladder);
      expect(rungs).toHaveLength(ladder.count);
      for (const { statement } of rungs) expect(statement.profit).toBe(profitAt(terms, statement.price));
      const [first, last] = [rungs[0], rungs.at(-1)];
      const gained = rungs.reduce((sum, { gain }) => sum + (gain ?? 0), 0);
      expect(gained).toBe((last?.statement.profit ?? 0) - (first?.statement.profit ?? 0));
      const best = bestRung(rungs);
      for (const { statement } of rungs)
        expect(best?.statement.profit).toBeGreaterThanOrEqual(statement.profit);
    }),
    { numRuns: 300 },
  );
});
