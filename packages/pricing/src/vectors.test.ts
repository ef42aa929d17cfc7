import { expect, test } from 'vitest';
import { deadZones, gaps } from './search/gaps.ts';
import { leastPrice } from './search/least-price.ts';
import type { PriceRange } from './search/price-range.ts';
import { statement } from './answer/statement.ts';
import type { ReferralRule } from './fees/terms.ts';
import vectors from './vectors.json' with { type: 'json' };

// The worked cases list the breakpoints up to 4,000 SAR.
const listed = (ranges: readonly PriceRange[]) =>
  ranges.filter(({ first }) => first <= 400_001).map(({ first, last }) => [first, last]);

// Cases without these lines do not mention them.
const withoutOptionalLines = { adsRate: 0, couponRate: 0, returnCost: 0, storageCost: 0 };
const optionalLines = { ads: 0, coupon: 0, returns: 0, storage: 0 };

test('there are 84 worked cases, 12 of them with optional lines and 12 of sellers who bear the VAT of the sale', () => {
  expect(vectors).toHaveLength(84);
  expect(vectors.filter(({ input }) => 'bearsSaleVat' in input)).toHaveLength(12);
  expect(vectors.filter(({ input }) => 'adsRate' in input)).toHaveLength(12);
});

test.each(vectors)('worked case $id comes out to the halala', ({ input, expected }) => {
  const { target, ...given } = input;
  const terms = {
    ...withoutOptionalLines,
    bearsSaleVat: false,
    ...given,
    referral: ruleOf(given.referral),
    feeVat: 1500,
  };
  const minimum = leastPrice(terms, target);
  expect({
    minimum,
    gaps: minimum === null ? [] : listed(gaps(terms, target, minimum)),
    deadZones: listed(deadZones(terms)),
    at: minimum === null ? null : statement(terms, minimum),
  }).toEqual({ ...expected, at: expected.at && { ...optionalLines, ...expected.at } });
});

// JSON types the shape as a string.
function ruleOf({ shape, rate1, limit, rate2 }: (typeof vectors)[number]['input']['referral']): ReferralRule {
  if (shape === 'flat') return { shape, rate1 };
  if (limit === undefined || rate2 === undefined) throw new Error(`A ${shape} rule without a limit`);
  if (shape === 'threshold' || shape === 'sliding') return { shape, rate1, limit, rate2 };
  throw new Error(`Unknown shape ${shape}`);
}
