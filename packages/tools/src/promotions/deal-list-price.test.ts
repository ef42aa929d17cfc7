import { meetsTarget } from '@saer/pricing/search/shortfall';
import { parcelTerms } from '@saer/pricing/testing/parcel-terms';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealListPrice } from './deal-list-price.ts';
import { discounted } from './discount.ts';

test('20 % off must still leave 20 % of the price', () => {
  // 37.78 is the lowest such price; 47.22 − 20 % = 37.78, 47.95 − 20 % = 38.36.
  const whole = dealListPrice(parcelTerms, { ofPrice: 2000 }, 2000, 'none');
  expect([whole?.list.price, whole?.deal.price]).toEqual([4722, 3778]);
  const ending = dealListPrice(parcelTerms, { ofPrice: 2000 }, 2000, '.95');
  expect([ending?.list.price, ending?.deal.price]).toEqual([4795, 3836]);
});

test('no list price bears a deal that gives everything away, or a target out of reach', () => {
  expect(dealListPrice(parcelTerms, { fixed: 0 }, 10_000, 'none')).toBeNull();
  expect(dealListPrice(parcelTerms, { ofPrice: 9000 }, 1000, 'none')).toBeNull();
});

const endsWith = (halalas: number) => (price: number) => price % 100 === halalas;

test('it is the lowest of all list prices', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8000 }),
      fc.integer({ min: 0, max: 2500 }),
      fc.constantFrom('none' as const, '.95' as const, '.99' as const, 'whole' as const),
      (rate, ofPrice, ending) => {
        const target = { ofPrice };
        const found = dealListPrice(parcelTerms, target, rate, ending);
        if (found === null) throw new Error('A price exists for every such target');
        const ends = { none: () => true, '.95': endsWith(95), '.99': endsWith(99), whole: endsWith(0) };
        const bears = (price: number): boolean =>
          ends[ending](price) && meetsTarget(parcelTerms, target, discounted(price, rate));
        let lowest = 1;
        while (!bears(lowest)) lowest += 1;
        expect(found.list.price).toBe(lowest);
        expect(found.deal.price).toBe(discounted(lowest, rate));
      },
    ),
    { numRuns: 100 },
  );
});
