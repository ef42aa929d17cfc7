import { expect, test } from 'vitest';
import { productOf, wrong } from './testing/sample-row.ts';

test('ads, coupons, returns and storage are shares and sums', () => {
  const lines = { adsRate: '8.25%', couponRate: '٣', returnCost: '1.2', storageCost: '٠٫٣٥ ر.س' };
  expect(productOf(lines)).toMatchObject({
    adsRate: 825,
    couponRate: 300,
    returnCost: 1_20,
    storageCost: 35,
  });
  expect(wrong({ adsRate: '101', couponRate: 'some', returnCost: '-1', storageCost: '1.234' })).toEqual([
    ['adsRate', 'tooLarge'],
    ['couponRate', 'notANumber'],
    ['returnCost', 'negativeNumber'],
    ['storageCost', 'tooManyDecimals'],
  ]);
});
