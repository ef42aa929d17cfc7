import { profitAt } from '@saer/pricing/search/profit';
import { parcelTerms } from '@saer/pricing/testing/parcel-terms';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coupon, planCoupon } from './coupon.ts';

const coupon: Coupon = { listPrice: 5000, rate: 2000, orders: 100, redemption: 4000, feePerUse: 0 };

test('40 of 100 orders use a coupon of 20 %', () => {
  expect(planCoupon(parcelTerms, coupon)).toEqual({
    couponPrice: 4000,
    uses: 40,
    profitWithout: 1648,
    profitWith: 918,
    profit: 40 * 918 + 60 * 1648,
    budget: 40_000,
    // 135,600 ÷ 16.48 = 82.3
    ordersWithout: 83,
    floor: { price: 2467, coupon: 5066 },
  });
});

test('the store’s fee for each use is a cost, with its VAT for who does not recover it', () => {
  expect(planCoupon(parcelTerms, { ...coupon, feePerUse: 100 })).toMatchObject({
    profitWith: 818,
    budget: 44_000,
  });
  const unregistered = { ...parcelTerms, vatRegistered: false };
  expect(planCoupon(unregistered, { ...coupon, feePerUse: 100 }).budget).toBe(40 * 1115);
});

test('an average share for coupons is left out', () => {
  expect(planCoupon({ ...parcelTerms, couponRate: 1000 }, coupon)).toEqual(planCoupon(parcelTerms, coupon));
});

test('a list price that loses leaves no room for a coupon', () => {
  expect(planCoupon(parcelTerms, { ...coupon, listPrice: 2000 })).toMatchObject({
    floor: null,
    ordersWithout: null,
  });
});

test('nobody uses it: the profit is that of the list price; the largest coupon makes no loss', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2500, max: 100_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (listPrice, rate, orders) => {
        const unused = planCoupon(parcelTerms, { ...coupon, listPrice, rate, orders, redemption: 0 });
        expect(unused.profit).toBe(orders * profitAt(parcelTerms, listPrice));
        expect(unused.budget).toBe(0);
        const largest = planCoupon(parcelTerms, { ...coupon, listPrice, rate: unused.floor?.coupon ?? 0 });
        expect(largest.couponPrice).toBeGreaterThanOrEqual(unused.floor?.price ?? 0);
      },
    ),
  );
});

test('without any orders a list price that loses costs nothing', () => {
  const none = planCoupon(parcelTerms, { ...coupon, listPrice: 2501, rate: 2, orders: 0, redemption: 0 });
  expect(none.profitWithout).toBeLessThan(0);
  expect(none.profit).toBe(0);
});
