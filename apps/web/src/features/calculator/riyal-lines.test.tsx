import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { statement } from '@saer/pricing/answer/statement';
import type { Terms } from '@saer/pricing/fees/terms';
import { assert, boolean, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { optionalComponents, riyalLines, waterfallSteps } from './riyal-lines.ts';

const terms: Terms = {
  referral: { shape: 'flat', rate1: 1400 },
  minReferral: 100,
  fulfilment: { below: 750, above: 950, breakpoint: 2500 },
  shippingCredit: [{ upTo: 10_000, credit: 1200 }],
  cost: 1000,
  extraRate: 250,
  extraFixed: 100,
  adsRate: 825,
  couponRate: 333,
  returnCost: 120,
  storageCost: 35,
  vat: 1500,
  feeVat: 1500,
  vatRegistered: true,
  bearsSaleVat: false,
  feeVatIsCost: false,
  costVat: 1500,
};

test('the lines add up to the price at every price, for every kind of seller', () => {
  assert(
    property(
      integer({ min: 1, max: 1_000_000 }),
      boolean(),
      boolean(),
      (price, vatRegistered, feeVatIsCost) => {
        const lines = riyalLines(statement({ ...terms, vatRegistered, feeVatIsCost }, price), terms.cost);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      },
    ),
  );
});

test('lines of nothing are left out, but a profit of nothing is said', () => {
  const parts = riyalLines(
    statement(
      { ...terms, ...noOptionalLines, shippingCredit: [], extraRate: 0, extraFixed: 0, cost: 0 },
      100,
    ),
    0,
  ).map(({ part }) => part);
  expect(parts).toEqual(['cost', 'referral', 'fulfilment', 'outputVat', 'profit']);
});

test('each step of the waterfall begins where the one before ended, and the last ends at the price', () => {
  const steps = waterfallSteps(riyalLines(statement(terms, 5000), terms.cost));
  expect(steps[0]?.from).toBe(0);
  for (const [index, step] of steps.entries()) {
    if (index > 0) expect(step.from).toBe(steps[index - 1]?.to);
  }
  expect(steps.at(-1)?.to).toBe(5000);
});

test('a seller who bears the VAT on the purchase sees that the cost includes it', () => {
  const [first] = riyalLines(statement({ ...terms, vatRegistered: false }, 5000), terms.cost);
  expect(first).toEqual({ part: 'costWithVat', amount: 1150 });
});

test('each optional line is a line of its own', () => {
  const lines = riyalLines(statement(terms, 4999), terms.cost);
  const parts = new Set<string>(optionalComponents);
  const optional = lines.filter(({ part }) => parts.has(part));
  expect(optional).toEqual([
    { part: 'ads', amount: 412 },
    { part: 'coupon', amount: 166 },
    { part: 'returns', amount: 120 },
    { part: 'storage', amount: 35 },
  ]);
});
