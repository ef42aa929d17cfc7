import { parcelTerms } from '@saer/pricing/testing/parcel-terms';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetFor, forecastCampaign } from './ad-budget.ts';

test('1,000 SAR at 80 halalas a click, one order in ten clicks', () => {
  expect(
    forecastCampaign(parcelTerms, 5000, { budget: 100_000, costPerClick: 80, conversion: 1000 }),
  ).toEqual({
    clicks: 1250,
    orders: 125,
    spend: 100_000,
    sales: 625_000,
    spendPerOrder: 800,
    acos: 1600,
    roas: 625,
    // 125 × 16.48 − 1,000.00
    profit: 106_000,
    // a tenth of 16.48
    maxCostPerClick: 164,
    clicksPerOrder: 10,
  });
});

test('a budget below one click, and clicks that never convert', () => {
  expect(
    forecastCampaign(parcelTerms, 5000, { budget: 79, costPerClick: 80, conversion: 1000 }),
  ).toMatchObject({ clicks: 0, orders: 0, spend: 0, acos: null, roas: null, profit: 0 });
  expect(
    forecastCampaign(parcelTerms, 5000, { budget: 8000, costPerClick: 80, conversion: 0 }),
  ).toMatchObject({ orders: 0, acos: null, profit: -8000, clicksPerOrder: null });
  expect(budgetFor(10, { costPerClick: 80, conversion: 0 })).toBeNull();
});

test('the budget for a number of orders brings them, one click less does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (orders, costPerClick, conversion) => {
        const budget = budgetFor(orders, { costPerClick, conversion }) ?? 0;
        const at = (sum: number) =>
          forecastCampaign(parcelTerms, 5000, { budget: sum, costPerClick, conversion }).orders;
        expect(at(budget)).toBeGreaterThanOrEqual(orders);
        expect(at(budget - costPerClick)).toBeLessThan(orders);
      },
    ),
    { numRuns: 200 },
  );
});

test('at the highest cost of a click, whole orders make no loss', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (orders, conversion) => {
        const costPerClick =
          forecastCampaign(parcelTerms, 5000, { budget: 0, costPerClick: 1, conversion }).maxCostPerClick ??
          0;
        if (costPerClick === 0) return;
        const budget = budgetFor(orders, { costPerClick, conversion }) ?? 0;
        const { profit } = forecastCampaign(parcelTerms, 5000, { budget, costPerClick, conversion });
        // The last click may be one more than the orders need.
        expect(profit).toBeGreaterThanOrEqual(0 - costPerClick);
      },
    ),
    { numRuns: 200 },
  );
});
