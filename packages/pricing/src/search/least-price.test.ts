import process from 'node:process';
import { expect, test } from 'vitest';
import { leastPrice } from './least-price.ts';
import { PRICE_LIMIT } from '../money/units.ts';
import { meetsTarget } from './shortfall.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

/** CPU time of a function. */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('a parcel of 1 kg at 14 % with a cost of 10 SAR breaks even at 24.67 SAR', () => {
  expect(leastPrice(parcelTerms, { fixed: 0 })).toBe(2467);
  expect(meetsTarget(parcelTerms, { fixed: 0 }, 2466)).toBe(false);
});

test('the search starts at the given price', () => {
  expect(leastPrice(parcelTerms, { fixed: -100_000 })).toBe(1);
  expect(leastPrice(parcelTerms, { fixed: -100_000 }, 4321)).toBe(4321);
  expect(leastPrice(parcelTerms, { fixed: 0 }, PRICE_LIMIT + 1)).toBeNull();
});

test('a target that asks for more than the price leaves is met nowhere', () => {
  expect(leastPrice(parcelTerms, { ofPrice: 8000 })).toBeNull();
});

test('a cost of ten million riyals still has its price, exactly', () => {
  const terms = { ...parcelTerms, cost: 1_000_000_000 };
  const target = { ofPrice: 3000 };
  const price = leastPrice(terms, target) ?? 0;
  expect(price).toBeGreaterThan(1_000_000_000);
  expect(meetsTarget(terms, target, price)).toBe(true);
  for (let below = price - 200; below < price; below += 1)
    expect(meetsTarget(terms, target, below)).toBe(false);
});

test('a hostile slope ends within the step limit', () => {
  // 77 % of the net price and 20 % of the price are together exactly the whole of it.
  const terms = {
    ...parcelTerms,
    referral: { shape: 'flat', rate1: 1 } as const,
    extraRate: 1999,
    cost: 1,
    minReferral: 0,
    fulfilment: { below: 2, above: 2, breakpoint: null },
  };
  const target = { ofNet: 7700 };
  const search = timeOf(() => expect(leastPrice(terms, target)).toBeNull());
  // It costs no more than trying as many prices.
  const tries = timeOf(() => {
    for (let price = 1; price <= 2_000_000; price += 1) meetsTarget(terms, target, price);
  });
  expect(search).toBeLessThan(tries);
});
