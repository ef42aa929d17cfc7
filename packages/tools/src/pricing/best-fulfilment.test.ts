import * as fc from 'fast-check';
import { profitAt } from '@saer/pricing/search/profit';
import { terms as anyTerms } from '@saer/pricing/testing/arbitrary';
import type { Terms } from '@saer/pricing/fees/terms';
import { expect, test } from 'vitest';
import { bestOptionAt, bestFulfilment, type FulfilmentOption } from './best-fulfilment.ts';
import { plainTerms } from '../testing/terms.ts';

const fbn: Terms = {
  ...plainTerms,
  fulfilment: { below: 800, above: 1000, breakpoint: 2500 },
  cost: 1000,
};
const directShip: Terms = {
  ...fbn,
  fulfilment: { below: 1700, above: 1700, breakpoint: null },
  shippingCredit: [{ upTo: 10_000, credit: 1200 }],
};

test('DirectShip is cheaper up to the end of its credit, FBN above', () => {
  // Up to 100 SAR: 17.00 less 12.00 credit with 1.57 of VAT in it = 6.57, against 8.00 or 10.00.
  expect(
    bestFulfilment(
      [
        { id: 'fbn', terms: fbn },
        { id: 'directShip', terms: directShip },
      ],
      100,
      20_000,
    ),
  ).toEqual([
    { first: 100, last: 10_000, best: 'directShip' },
    { first: 10_001, last: 20_000, best: 'fbn' },
  ]);
});

test('a lower commission wins from the price at which it makes up for its dearer shipping', () => {
  const options = [
    { id: 'fbn', terms: { ...fbn, fulfilment: { below: 800, above: 800, breakpoint: null } } },
    {
      id: 'own',
      terms: {
        ...fbn,
        referral: { shape: 'flat', rate1: 500 },
        fulfilment: { below: 1300, above: 1300, breakpoint: null },
      },
    },
  ] as const;
  // 5 % of 100 SAR are the 5 SAR between; the first price at which rounding favours it.
  const ranges = bestFulfilment(options, 5000, 20_000);
  expect(ranges.map(({ best }) => best)).toEqual(['fbn', 'own']);
  expect(Math.abs((ranges[1]?.first ?? 0) - 10_000)).toBeLessThanOrEqual(20);
});

test('no options, and no prices, give no ranges', () => {
  expect(bestFulfilment([], 1, 10)).toEqual([]);
  expect(bestFulfilment([{ id: 'fbn', terms: fbn }], 10, 9)).toEqual([]);
});

test('an option that is best only around the end of its minimum commission has a range there', () => {
  // The minimum of 10 SAR is 10 % of 100 SAR; nothing else changes between the two prices.
  const flat = { ...plainTerms, cost: 0, referral: { shape: 'flat', rate1: 0 } } as const;
  const options = [
    { id: 'half', terms: { ...flat, referral: { shape: 'flat', rate1: 500 }, cost: 700 } },
    { id: 'minimum', terms: { ...flat, referral: { shape: 'flat', rate1: 1000 }, minReferral: 1000 } },
  ] as const;
  // Of 50 SAR, 2.50 + 7 and 10; of 100, 5 + 7 and 10; of 200, 10 + 7 and 20.
  expect(bestFulfilment(options, 5000, 20_000).map(({ best }) => best)).toEqual(['half', 'minimum', 'half']);
});

test('a minimum commission that ends between two prices with the same best option is seen', () => {
  // Found by chance: the first option is best at both ends, and 5 halalas behind at 66.16 SAR, where the minimum of the second ends.
  const free = { ...plainTerms, fulfilment: { below: 0, above: 0, breakpoint: null }, vatRegistered: false };
  const untaxed = { ...free, vat: 0, feeVat: 0, costVat: 0, minReferral: 0 };
  const options: readonly FulfilmentOption<string>[] = [
    {
      id: 'rate',
      terms: {
        ...untaxed,
        cost: 5189,
        referral: { shape: 'threshold', rate1: 0, limit: 1, rate2: 14 },
        feeVat: 1500,
      },
    },
    {
      id: 'minimum',
      terms: {
        ...untaxed,
        cost: 4368,
        referral: { shape: 'threshold', rate1: 0, limit: 1, rate2: 1250 },
        minReferral: 827,
      },
    },
    { id: 'none', terms: { ...untaxed, cost: 5204, referral: { shape: 'flat', rate1: 0 } } },
  ];
  expect(bestFulfilment(options, 3427, 9617).map(({ best }) => best)).toEqual(['rate', 'minimum', 'rate']);
});

/** Lines of a statement that are rounded and depend on the price. */
const roundedLines = ({ feeVatIsCost, vatRegistered, extraRate, adsRate, couponRate }: Terms): number =>
  1 + [vatRegistered, vatRegistered && !feeVatIsCost, extraRate, adsRate, couponRate].filter(Boolean).length;

test('ranges follow each other without gaps, and their option is at most the rounding behind the best', () => {
  fc.assert(
    fc.property(
      fc.array(anyTerms, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 8000 }),
      fc.integer({ min: 0, max: 8000 }),
      (all, first, more) => {
        const options = all.map((terms, at) => ({ id: String(at), terms }));
        const ranges = bestFulfilment(options, first, first + more);
        expect(ranges[0]?.first).toBe(first);
        expect(ranges.at(-1)?.last).toBe(first + more);
        for (const [at, { last }] of ranges.entries())
          if (at < ranges.length - 1) expect(ranges[at + 1]?.first).toBe(last + 1);
        for (const range of ranges) {
          const steps = Array.from({ length: 41 }, (_, at) => at / 40);
          for (const step of steps) {
            const price = range.first + Math.floor((range.last - range.first) * step);
            const best = options.find(({ id }) => id === bestOptionAt(options, price));
            const named = options.find(({ id }) => id === range.best);
            if (best === undefined || named === undefined) throw new Error('one of the options');
            // Half a halala for each rounded line of either option, at the ends of a straight line and again between them.
            expect(profitAt(best.terms, price) - profitAt(named.terms, price)).toBeLessThanOrEqual(
              roundedLines(best.terms) + roundedLines(named.terms),
            );
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
