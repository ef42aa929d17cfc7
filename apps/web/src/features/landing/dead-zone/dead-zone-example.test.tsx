import { describe, expect, test } from 'vitest';
import { builtInFeeBook } from '../demo/built-in-fee-book.ts';
import { curveScale } from './dead-zone-explorer.tsx';
import { deadZoneExample, profitAt } from './dead-zone-example.ts';

describe('the example of a higher price that earns less', () => {
  const example = deadZoneExample(builtInFeeBook);
  if (example === undefined) throw new Error('The snapshot has no dead zone to show');

  test('is the parcel of 1 kg at 14 %: 25.01 to 27.74 earns less than 25.00', () => {
    expect(example.shippingWeight).toBe(1000);
    expect(example.terms.referral).toEqual({ shape: 'flat', rate1: 1400 });
    expect(example.zone).toEqual({ first: 2501, last: 2774, earnsMoreAt: 2500 });
  });

  test('holds at every halala of it, and no longer at the next', () => {
    const { zone } = example;
    const earned = profitAt(example, zone.earnsMoreAt);
    for (let price = zone.first; price <= zone.last; price += 1) {
      expect(profitAt(example, price)).toBeLessThan(earned);
    }
    expect(profitAt(example, zone.last + 1)).toBe(earned);
  });

  test('is drawn from edge to edge, higher profits higher up', () => {
    const scale = curveScale(example.points);
    expect([scale.x(example.from), scale.x(example.to)]).toEqual([0, 100]);
    expect(scale.y(200)).toBeLessThan(scale.y(100));
  });
});
