import * as fc from 'fast-check';
import { MONEY_LIMIT } from '@saer/pricing/money/units';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';
import { cases, HORIZON } from '@saer/pricing/testing/arbitrary';
import { expect, test } from 'vitest';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import { approvalGap, priceApproval } from './approval-gap.ts';
import { plainTerms } from '../testing/terms.ts';

test('a price that leaves 16.96 misses a floor of 17.50 by 0.54', () => {
  // 100.00 − 13.04 VAT − 10.00 − 10.00 − 50.00 = 16.96.
  const gap = approvalGap(plainTerms, { fixed: 1750 }, 10_000);
  expect(gap).toMatchObject({ profit: 1696, missing: 54, cost: 4946 });
  expect(gap.price).toBe(10_070);
  expect(profitAt(plainTerms, 10_070)).toBe(1750);
});

test('a price that meets the target misses nothing and needs no other', () => {
  expect(approvalGap(plainTerms, { fixed: 1696 }, 10_000)).toMatchObject({
    missing: 0,
    price: 10_000,
    cost: 5000,
  });
});

test('no cost is low enough for a floor above the whole payout', () => {
  expect(approvalGap(plainTerms, { fixed: 9000 }, 10_000)).toMatchObject({ cost: null, missing: 7304 });
});

test('either change closes the gap, and nothing smaller does', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: HORIZON }), ({ terms, target }, price) => {
      const gap = approvalGap(terms, target, price);
      expect(gap.missing === 0).toBe(meetsTarget(terms, target, price));
      if (gap.missing === 0) expect(gap.price).toBe(price);
      if (gap.price !== null) {
        expect(meetsTarget(terms, target, gap.price)).toBe(true);
        for (let lower = Math.max(price, gap.price - 50); lower < gap.price; lower += 1)
          expect(meetsTarget(terms, target, lower)).toBe(false);
      }
      const { costPaid: _, ...unpaid } = terms;
      if (gap.cost !== null && gap.cost < MONEY_LIMIT) {
        expect(meetsTarget({ ...unpaid, cost: gap.cost }, target, price)).toBe(true);
        expect(meetsTarget({ ...unpaid, cost: gap.cost + 1 }, target, price)).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

test('a confirmed factor raises the own target; a cost without a factor is held against the own target alone', () => {
  const cheap = { ...plainTerms, cost: 1150 };
  const own = { ...kettle, marginRate: 500 };
  // 1.4 of 11.50 leaves 4.60, more than 5 % of 40 SAR.
  expect(priceApproval(storeTable, own, cheap, 4000)).toMatchObject({
    ok: true,
    required: { role: 'floor', floor: 460 },
    gap: approvalGap(cheap, { ofPrice: 500, fixed: 460 }, 4000),
  });
  const withoutFactors = { ...storeTable, rangeFactors: [] };
  expect(priceApproval(withoutFactors, own, cheap, 4000)).toMatchObject({
    ok: true,
    required: { role: 'none', rangeFactor: null },
    gap: approvalGap(cheap, { ofPrice: 500 }, 4000),
  });
  expect(priceApproval(withoutFactors, { ...kettle, marginRate: undefined }, cheap, 4000)).toEqual({
    ok: false,
    reason: 'missingFactor',
    cost: 1150,
  });
});
