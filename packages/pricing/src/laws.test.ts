import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEven, highestMargin, leastPrice } from './search/least-price.ts';
import { deadZones, gaps } from './search/gaps.ts';
import { maxCost, meetsTarget } from './search/shortfall.ts';
import { MONEY_LIMIT, RATE_LIMIT, type Halalas } from './money/units.ts';
import type { PriceRange } from './search/price-range.ts';
import { profitAt } from './search/profit.ts';
import { recommendedPrice } from './answer/recommend.ts';
import { statement } from './answer/statement.ts';
import { cases, HORIZON } from './testing/arbitrary.ts';
import { linesAt, meets, evaluateEveryPrice } from './testing/brute-force.ts';

const numRuns = 2500;

/** An answer beyond the prices that the brute force tries counts as no answer for it. */
const seen = (price: Halalas | null): Halalas | null => (price !== null && price <= HORIZON ? price : null);
const seenRanges = (ranges: readonly PriceRange[]): PriceRange[] =>
  ranges
    .filter(({ first }) => first <= HORIZON)
    .map(({ first, last }) => ({ first, last: last !== null && last < HORIZON ? last : null }));

test('every answer is the one that trying each halala finds', () => {
  fc.assert(
    fc.property(cases, ({ terms, target, ending }) => {
      const tried = evaluateEveryPrice(terms, target, ending, HORIZON);
      const minimum = leastPrice(terms, target);
      expect(seen(minimum)).toBe(tried.minimum);
      expect(seen(breakEven(terms))).toBe(tried.breakEven);
      expect(seenRanges(deadZones(terms))).toEqual(tried.deadZones);
      if (minimum === null || tried.minimum === null) return;
      expect(seenRanges(gaps(terms, target, minimum))).toEqual(tried.gaps);
      if (tried.recommended === null) return;
      expect(recommendedPrice(terms, target, ending, minimum)).toBe(tried.recommended);
    }),
    { numRuns },
  );
});

test('the statement is the same, line by line, and adds up', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: HORIZON }), ({ terms }, price) => {
      const lines = statement(terms, price);
      expect(lines).toEqual(linesAt(terms, price));
      expect(lines.profit).toBe(profitAt(terms, price));
      const { outputVat, referral, fulfilment, feeVatCost, extra, cost, profit } = lines;
      const { ads, coupon, returns, storage } = lines;
      const own = extra + ads + coupon + returns + storage + cost;
      const credit = lines.shippingCredit - lines.shippingCreditVat;
      expect(outputVat + referral + fulfilment + feeVatCost + own - credit + profit).toBe(price);
      expect(lines.payout).toBe(price - lines.totalStoreFees + lines.shippingCredit);
    }),
    { numRuns },
  );
});

test('the highest margin is reached, and no price tried reaches a basis point more', () => {
  fc.assert(
    fc.property(cases, ({ terms }) => {
      const highest = highestMargin(terms);
      const { profits } = evaluateEveryPrice(terms, {}, 'none', HORIZON);
      const best = (highest?.rate ?? -1) + 1;
      if (best <= RATE_LIMIT) expect(profits.findIndex((profit, p) => profit * 10_000 >= best * p)).toBe(-1);
      if (highest === null) return;
      expect(meetsTarget(terms, { ofPrice: highest.rate }, highest.price)).toBe(true);
      expect(leastPrice(terms, { ofPrice: highest.rate })).toBe(highest.price);
    }),
    { numRuns: 250 },
  );
});

test('the largest cost meets the target and one halala more does not', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: HORIZON }), ({ terms, target }, price) => {
      const max = maxCost(terms, target, price);
      const meetsAt = (cost: Halalas): boolean => {
        const { costPaid: _typed, ...dearer } = { ...terms, cost };
        return meets(dearer, target, linesAt(dearer, price));
      };
      if (max === null) expect(meetsAt(0)).toBe(false);
      else if (max < MONEY_LIMIT) expect([meetsAt(max), meetsAt(max + 1)]).toEqual([true, false]);
    }),
    { numRuns },
  );
});
