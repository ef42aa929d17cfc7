import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { airFreight, chargeableCargo, seaFreight } from './freight.ts';

test('light and large: the volume counts', () => {
  // 200 × 30 × 20 × 10 cm = 1.2 m³; at 6,000 cm³ to the kilogram 200 kg.
  expect(chargeableCargo({ units: 200, sides: [300, 200, 100], weight: 500 })).toEqual({
    ok: true,
    air: 200_000,
    sea: 1200,
    weight: 100_000,
    volume: 1200,
  });
});

test('small and heavy: the weight counts, at sea a ton as a cubic metre', () => {
  expect(chargeableCargo({ units: 1000, sides: [100, 100, 50], weight: 2000 })).toMatchObject({
    air: 2_000_000,
    sea: 2000,
    volume: 500,
  });
});

test('freight is price times measure, at sea for a least measure', () => {
  expect(airFreight(200_000, 2250)).toBe(450_000);
  expect(seaFreight(1200, 45_000)).toBe(54_000);
  expect(seaFreight(400, 45_000, 1000)).toBe(45_000);
});

test('a slip of the hand is refused', () => {
  expect(chargeableCargo({ units: 1_000_000, sides: [5000, 5000, 5000], weight: 1 })).toEqual({
    ok: false,
    reason: 'cargoTooLarge',
  });
});

test('nothing is charged below its weight or volume', () => {
  const side = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.tuple(side, side, side),
      fc.integer({ min: 1, max: 30_000 }),
      (units, sides, weight) => {
        const cargo = chargeableCargo({ units, sides, weight });
        if (!cargo.ok) throw new Error(cargo.reason);
        expect(cargo.air).toBeGreaterThanOrEqual(cargo.weight);
        expect(cargo.sea).toBeGreaterThanOrEqual(cargo.volume);
        expect(cargo.sea * 1000).toBeGreaterThanOrEqual(cargo.weight);
      },
    ),
  );
});
