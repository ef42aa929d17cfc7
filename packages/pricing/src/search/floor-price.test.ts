import { expect, test } from 'vitest';
import { floorPrice } from './floor-price.ts';
import { shareOf } from '../money/rounding.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

test('a coupon never takes the price below the floor, and a basis point more would', () => {
  for (let listPrice = 2467; listPrice < 9000; listPrice += 97) {
    const floor = floorPrice(parcelTerms, { fixed: 0 }, listPrice);
    if (floor === null) throw new Error('The list price is above the floor');
    expect(floor.price).toBe(2467);
    expect(listPrice - shareOf(listPrice, floor.coupon)).toBeGreaterThanOrEqual(2467);
    expect((listPrice * (floor.coupon + 1)) / 10_000).toBeGreaterThan(listPrice - 2467);
  }
});

test('a list price below the floor leaves no room', () => {
  expect(floorPrice(parcelTerms, { fixed: 0 }, 2466)).toBeNull();
});
