import * as fc from 'fast-check';
import { priceEndings } from '@saer/contract/fees/choices';
import { deadZones } from '@saer/pricing/search/gaps';
import { isWithin } from '@saer/pricing/search/price-range';
import { recommend } from '@saer/pricing/answer/recommend';
import { profitAt } from '@saer/pricing/search/profit';
import { describe, expect, test } from 'vitest';
import { findAction, type FoundAction } from './find-action.ts';
import { lossEnd } from './loss-end.ts';
import { type SellingProduct } from './standing.ts';
import { kettle, kettleBook } from './testing/kettle-book.ts';

const at = (price: number, changes: Parameters<typeof kettle>[0] = {}, limits = {}): SellingProduct => ({
  product: kettle(changes),
  price,
  minPrice: null,
  maxPrice: null,
  ...limits,
});

function found(selling: SellingProduct): FoundAction {
  const answer = findAction(kettleBook, selling);
  if (!answer.ok) throw new Error(answer.fieldError.code);
  return answer;
}

const profit = (answer: FoundAction, price: number): number => profitAt(answer.standing.terms, price);

describe('the smallest step that ends a loss', () => {
  test('is the price that the engine recommends for no profit, unless that lies in a dead zone', () => {
    const losing = fc.record({
      cost: fc.integer({ min: 500, max: 8000 }),
      ending: fc.constantFrom(...priceEndings),
      price: fc.integer({ min: 1, max: 9000 }),
    });
    let compared = 0;
    fc.assert(
      fc.property(losing, ({ price, ...changes }) => {
        const answer = found(at(price, changes));
        const end = lossEnd(answer);
        if (end === null || end.price < price) return;
        const { terms } = answer.standing;
        const asked = recommend(terms, { fixed: 0 }, changes.ending);
        if (!asked.ok || asked.recommended.price <= price) return;
        const expected = asked.recommended.price;
        if (deadZones(terms).some((zone) => isWithin(zone, expected))) return;
        compared += 1;
        expect(end.price).toBe(expected);
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('earns at least nothing, is nearer than every price to the target, and says what it earns more', () => {
    const losing = fc.record({
      cost: fc.integer({ min: 500, max: 8000 }),
      marginRate: fc.integer({ min: 0, max: 4000 }),
      price: fc.integer({ min: 1, max: 9000 }),
    });
    fc.assert(
      fc.property(losing, ({ price, ...changes }) => {
        const answer = found(at(price, changes));
        const end = lossEnd(answer);
        if (end === null) return;
        expect(answer.action?.kind).toBe('loss');
        expect(end.profit).toBe(profit(answer, end.price));
        expect(end.profit).toBeGreaterThanOrEqual(0);
        expect(end.gain).toBe(end.profit - profit(answer, price));
        for (const other of answer.action?.prices ?? [])
          expect(Math.abs(other.price - price)).toBeGreaterThan(Math.abs(end.price - price));
      }),
      { numRuns: 1000 },
    );
  });

  test('without an ending earns less than nothing one halala lower', () => {
    const answer = found(at(2000, { cost: 3000, ending: 'none' }));
    const end = lossEnd(answer);
    expect(end).toMatchObject({ isApplicable: true });
    expect(profit(answer, (end?.price ?? 0) - 1)).toBeLessThan(0);
  });

  test('is none without a loss, and where the store permits no such price', () => {
    expect(lossEnd(found(at(9000)))).toBeNull();
    expect(lossEnd(found(at(2000, { cost: 3000 }, { minPrice: 1500, maxPrice: 2100 })))).toBeNull();
  });

  test('is found but not applied where no price reaches the target', () => {
    const answer = found(at(2000, { cost: 3000, marginRate: 9900 }));
    expect(answer.action).toMatchObject({ kind: 'loss', prices: [] });
    expect(lossEnd(answer)).toMatchObject({ isApplicable: false });
  });
});
