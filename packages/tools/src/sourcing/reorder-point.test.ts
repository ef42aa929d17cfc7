import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Replenishment, reorderPlan } from './reorder-point.ts';

const usual: Replenishment = {
  monthlyUnits: 300,
  peakUnits: 420,
  leadDays: 30,
  worstLeadDays: 45,
  stock: 800,
  onTheWay: 0,
  coverDays: 60,
  cost: 2081,
};

test('10 a day, 30 days of delivery, at worst 14 a day for 45 days', () => {
  expect(reorderPlan(usual)).toEqual({
    leadDemand: 300,
    safetyStock: 330,
    reorderPoint: 630,
    // 170 units above it, at 10 a day
    daysUntilOrder: 17,
    daysOfStock: 80,
    missing: 0,
    // 60 days are 600 units, less than the point
    regularOrder: 630,
    orderUnits: 630,
    orderCost: 1_311_030,
  });
});

test('what is on the way counts for the order, not for the shelf', () => {
  expect(reorderPlan({ ...usual, onTheWay: 100 })).toMatchObject({ daysUntilOrder: 27, daysOfStock: 80 });
  expect(reorderPlan({ ...usual, stock: 500 })).toMatchObject({ daysUntilOrder: 0, daysOfStock: 50 });
});

test('without a worst case the reorder point is the usual demand', () => {
  expect(reorderPlan({ ...usual, peakUnits: 0, worstLeadDays: 0 })).toMatchObject({
    safetyStock: 0,
    reorderPoint: 300,
  });
});

test('what does not sell is never ordered', () => {
  expect(reorderPlan({ ...usual, monthlyUnits: 0, peakUnits: 0 })).toMatchObject({
    reorderPoint: 0,
    daysUntilOrder: null,
    daysOfStock: null,
    orderUnits: 0,
  });
});

test('who orders in time is never without stock, whatever the month and the delivery', () => {
  const units = fc.integer({ min: 0, max: 10_000_000 });
  const days = fc.integer({ min: 0, max: 365 });
  fc.assert(
    fc.property(units, units, days, days, (monthlyUnits, peakUnits, leadDays, worstLeadDays) => {
      const plan = reorderPlan({ ...usual, monthlyUnits, peakUnits, leadDays, worstLeadDays });
      const worst = Math.max(monthlyUnits, peakUnits) * Math.max(leadDays, worstLeadDays);
      expect(plan.reorderPoint * 30).toBeGreaterThanOrEqual(worst);
      expect((plan.reorderPoint - 1) * 30).toBeLessThan(worst);
      expect(plan.safetyStock).toBeGreaterThanOrEqual(0);
      expect(plan.leadDemand + plan.safetyStock).toBe(plan.reorderPoint);
    }),
  );
});

test('who is below the point orders what is missing too', () => {
  expect(reorderPlan({ ...usual, stock: 100, onTheWay: 30 })).toMatchObject({
    missing: 500,
    orderUnits: 1130,
  });
});

test('an order is never less than the point, and lasts: the next one comes before the shelf is empty', () => {
  const units = fc.integer({ min: 1, max: 1_000_000 });
  const days = fc.integer({ min: 1, max: 365 });
  const replenishments = fc.record({
    monthlyUnits: units,
    peakUnits: units,
    leadDays: days,
    worstLeadDays: days,
    stock: fc.integer({ min: 0, max: 1_000_000 }),
    onTheWay: fc.integer({ min: 0, max: 1_000_000 }),
    coverDays: fc.integer({ min: 1, max: 730 }),
    cost: fc.constant(1),
  });
  fc.assert(
    fc.property(replenishments, (drawn) => {
      const { reorderPoint, missing, regularOrder, orderUnits } = reorderPlan(drawn);
      const { monthlyUnits, coverDays, stock, onTheWay } = drawn;
      expect(regularOrder).toBeGreaterThanOrEqual(reorderPoint);
      expect(regularOrder * 30).toBeGreaterThanOrEqual(monthlyUnits * coverDays);
      expect(orderUnits).toBe(regularOrder + missing);
      // After the order there are at least the point and a regular order, whatever there was before.
      expect(stock + onTheWay + orderUnits).toBeGreaterThanOrEqual(
        reorderPoint + (missing > 0 ? regularOrder : 0),
      );
      // Its arrival brings the stock back above the worst demand until the next arrival.
      expect(regularOrder * 30).toBeGreaterThanOrEqual(
        Math.max(monthlyUnits, drawn.peakUnits) * Math.max(drawn.leadDays, drawn.worstLeadDays),
      );
    }),
  );
});
