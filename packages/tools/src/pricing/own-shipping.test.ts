import * as fc from 'fast-check';
import { MONEY_LIMIT } from '@saer/pricing/money/units';
import { profitAt } from '@saer/pricing/search/profit';
import { HORIZON, terms as anyTerms } from '@saer/pricing/testing/arbitrary';
import type { Terms } from '@saer/pricing/fees/terms';
import { expect, test } from 'vitest';
import { borneCost, maxCourierCharge, ownShippingTerms } from './own-shipping.ts';
import { plainTerms } from '../testing/terms.ts';

const directShip: Terms = {
  ...plainTerms,
  fulfilment: { below: 1700, above: 1700, breakpoint: null },
  shippingCredit: [{ upTo: 10_000, credit: 1200 }],
};

test('own shipping pays the commission and the courier, and receives no credit', () => {
  // 150.00 − 19.57 VAT − 15.00 − 50.00 − 20.00 = 45.43
  expect(profitAt(ownShippingTerms(directShip, 2000), 15_000)).toBe(4543);
});

test('a courier of 17 SAR is as good as a fulfilment fee of 17 SAR', () => {
  expect(maxCourierCharge(directShip, 15_000, profitAt(directShip, 15_000), 1500)).toBe(1700);
});

test('a seller who is not registered bears the courier’s VAT', () => {
  expect([borneCost(2000, 1500, true), borneCost(2000, 1500, false)]).toEqual([2000, 2300]);
  const small = { ...directShip, vatRegistered: false };
  expect(maxCourierCharge(small, 15_000, profitAt(small, 15_000), 1500)).toBe(1700);
});

test('no courier is cheap enough for a profit that free shipping does not reach', () => {
  expect(maxCourierCharge(directShip, 15_000, 1_000_000, 1500)).toBeNull();
});

test('at the most a courier may charge own shipping earns as much, and a halala more does not', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.integer({ min: 1, max: HORIZON }),
      fc.integer({ min: -5000, max: 5000 }),
      fc.constantFrom(0, 1500),
      (terms, price, profit, vat) => {
        const most = maxCourierCharge(terms, price, profit, vat);
        const earned = (charge: number): number =>
          profitAt(ownShippingTerms(terms, borneCost(charge, vat, terms.vatRegistered)), price);
        if (most === null) expect(earned(0)).toBeLessThan(profit);
        else if (most < MONEY_LIMIT) {
          expect(earned(most)).toBeGreaterThanOrEqual(profit);
          expect(earned(most + 1)).toBeLessThan(profit);
        }
      },
    ),
  );
});
