import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRiyals, landedCost, type Shipment, shipmentValue } from './landed-cost.ts';

const shipment: Shipment = {
  units: 500,
  goods: 750_000,
  freight: 150_000,
  insurance: 5000,
  dutyRate: 500,
  clearance: 80_000,
  other: 10_000,
  vatRegistered: true,
};

test('500 units for 4 US dollars each', () => {
  expect(shipmentValue(500, 400, 37_500)).toBe(shipment.goods);
  expect(landedCost(shipment, 1500)).toMatchObject({
    customsValue: 905_000,
    duty: 45_250,
    // 0.15 % of 9,050.00 is 13.58
    customsFee: 1500,
    // 15 % of 9,502.50
    importVat: 142_538,
    clearanceVat: 12_000,
    paid: 1_196_288,
    recovered: 154_538,
    total: 1_041_750,
    perUnit: 2084,
  });
});

test('who is not registered pays the VAT for good', () => {
  expect(landedCost({ ...shipment, vatRegistered: false }, 1500)).toMatchObject({
    recovered: 0,
    total: 1_196_288,
    perUnit: 2393,
  });
});

test.each([
  [1, 1500],
  [1_000_000, 1500],
  [1_000_334, 1501],
  [33_333_333, 50_000],
  [1_000_000_000, 50_000],
])('the customs fee of a shipment of %i halalas is %i', (goods, customsFee) => {
  const bare = { ...shipment, goods, freight: 0, insurance: 0 };
  expect(landedCost(bare, 1500)).toMatchObject({ customsFee });
});

test('goods beyond ten million are a slip', () => {
  expect(shipmentValue(1_000_000, 1000, 10_000)).toBe(1_000_000_000);
  expect(shipmentValue(1_000_000, 1001, 10_000)).toBeNull();
  expect(shipmentValue(1_000_000, 1000, 10_001)).toBeNull();
});

test('a rate of four decimals is rounded once', () => {
  expect(inRiyals(1, 37_500)).toBe(4);
  expect(inRiyals(333, 5137)).toBe(171);
});

const sum = fc.integer({ min: 0, max: 1_000_000_000 });
const shipments = fc.record({
  units: fc.integer({ min: 1, max: 1_000_000 }),
  goods: sum,
  freight: sum,
  insurance: sum,
  dutyRate: fc.integer({ min: 0, max: 10_000 }),
  clearance: sum,
  other: sum,
  vatRegistered: fc.boolean(),
});

test('lines add up; units at their cost pay for the shipment; being registered is never dearer', () => {
  fc.assert(
    fc.property(shipments, (drawn) => {
      const cost = landedCost(drawn, 1500);
      const lines = [
        cost.goods,
        cost.freight,
        cost.insurance,
        cost.duty,
        cost.customsFee,
        cost.importVat,
        cost.clearance,
        cost.clearanceVat,
        cost.other,
      ];
      expect(lines.reduce((total, line) => total + line, 0)).toBe(cost.paid);
      expect(cost.paid - cost.recovered).toBe(cost.total);
      expect(cost.perUnit * drawn.units).toBeGreaterThanOrEqual(cost.total);
      expect((cost.perUnit - 1) * drawn.units).toBeLessThan(cost.total);
      expect(landedCost({ ...drawn, vatRegistered: true }, 1500).total).toBeLessThanOrEqual(
        landedCost({ ...drawn, vatRegistered: false }, 1500).total,
      );
    }),
  );
});
