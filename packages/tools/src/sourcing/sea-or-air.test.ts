import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seaOrAir, type TransportChoice, type TransportComparison } from './sea-or-air.ts';

const choice: TransportChoice = {
  cargo: { units: 500, sides: [300, 200, 100], weight: 500 },
  shipment: {
    goods: 750_000,
    insurance: 0,
    dutyRate: 500,
    clearance: 80_000,
    other: 0,
    vatRegistered: true,
  },
  seaPerCubicMetre: 45_000,
  airPerKilogram: 2000,
  seaDays: 45,
  airDays: 8,
  moneyRate: 1200,
  profitPerDay: 0,
};

function compare(changes: Partial<TransportChoice> = {}): TransportComparison {
  const found = seaOrAir({ ...choice, ...changes }, 1500);
  if (!found.ok) throw new Error(found.reason);
  return found;
}

test('3 m³ at 450 SAR or 500 kg at 20 SAR', () => {
  const { chargeable, sea, air, cheaper, airCostsMore, airPaysFrom } = compare();
  expect(chargeable).toMatchObject({ sea: 3000, air: 500_000 });
  expect([sea.landed.freight, air.landed.freight]).toEqual([135_000, 1_000_000]);
  // (7,500 + 1,350) × 1.05 + 800 + 15, and (7,500 + 10,000) × 1.05 + 800 + 26.25 of customs fees
  expect([sea.landed.total, air.landed.total]).toEqual([1_010_750, 1_920_125]);
  // 7,500 × 12 % × 45 ÷ 365, and 8 days
  expect([sea.money, air.money]).toEqual([11_096, 1973]);
  expect([sea.perUnit, air.perUnit]).toEqual([2044, 3845]);
  expect(cheaper).toBe('sea');
  expect(airCostsMore).toBe(900_252);
  // 9,002.52 ÷ 37 days
  expect(airPaysFrom).toBe(24_332);
});

test('an empty shelf that loses 300 SAR a day makes air the cheaper way', () => {
  expect(compare({ profitPerDay: 30_000 })).toMatchObject({ cheaper: 'air', airPaysFrom: 24_332 });
  expect(compare({ profitPerDay: 24_332 }).cheaper).toBe('air');
  expect(compare({ profitPerDay: 24_331 }).cheaper).toBe('sea');
});

test('less than a cubic metre at sea is charged as one', () => {
  expect(compare({ cargo: { ...choice.cargo, units: 10 } }).sea.landed.freight).toBe(45_000);
});

test('a slip in a price per measure is refused', () => {
  expect(seaOrAir({ ...choice, airPerKilogram: 1_000_000_000 }, 1500)).toEqual({
    ok: false,
    reason: 'freightTooDear',
  });
});

test('air that takes longer never pays by the day', () => {
  expect(compare({ airDays: 50 })).toMatchObject({ airPaysFrom: null, cheaper: 'sea' });
});

test('the day’s profit from which air pays decides', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 2, max: 120 }),
      fc.integer({ min: 1, max: 5000 }),
      (seaPerCubicMetre, airPerKilogram, seaDays, moneyRate) => {
        const at = { seaPerCubicMetre, airPerKilogram, seaDays, airDays: 1, moneyRate };
        const { airPaysFrom } = compare(at);
        if (airPaysFrom === null) throw new Error('Air saves days');
        expect(compare({ ...at, profitPerDay: airPaysFrom + 1 }).cheaper).toBe('air');
        if (airPaysFrom > 1) expect(compare({ ...at, profitPerDay: airPaysFrom - 1 }).cheaper).toBe('sea');
      },
    ),
  );
});
