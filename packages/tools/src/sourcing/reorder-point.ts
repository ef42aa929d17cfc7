import type { Halalas } from '@saer/pricing/money/units';

/** Sales, delivery times and stock of one product. */
export interface Replenishment {
  /** Units sold in a usual month of 30 days. */
  readonly monthlyUnits: number;
  /** Units sold in the best month; at least the usual one. */
  readonly peakUnits: number;
  /** Days from the order until the goods are on sale, usually and at worst. */
  readonly leadDays: number;
  readonly worstLeadDays: number;
  /** Units for sale, and units ordered but not yet there. */
  readonly stock: number;
  readonly onTheWay: number;
  /** Days that one order should last. */
  readonly coverDays: number;
  /** Cost of one unit. */
  readonly cost: Halalas;
}

/** When to order again, and how much. */
export interface ReorderPlan {
  /** Units sold during a usual delivery. */
  readonly leadDemand: number;
  /** Units held against a best month that meets the worst delivery. */
  readonly safetyStock: number;
  /** Order when stock and units on the way fall to this. */
  readonly reorderPoint: number;
  /** Whole days until then at usual sales, 0 if it is reached; null if nothing sells. */
  readonly daysUntilOrder: number | null;
  /** Whole days until the shelf is empty at usual sales, without what is on the way; null if nothing sells. */
  readonly daysOfStock: number | null;
  /** Units missing today up to the point: 0 unless stock and units on the way are below it. */
  readonly missing: number;
  /** Units to order when the point is just reached: enough for the days an order should last, and never less than the point. */
  readonly regularOrder: number;
  /** Units to order now: a regular order and what is missing. */
  readonly orderUnits: number;
  /** Its cost. */
  readonly orderCost: Halalas;
}

const DAYS_OF_MONTH = 30;

/**
 * The reorder point by the greatest demand during the longest delivery: usual demand during a usual delivery, and a safety stock of
 * the difference. Whole units, rounded up. Exact for up to 10 million units a month and 365 days.
 */
export function reorderPlan(replenishment: Replenishment): ReorderPlan {
  const { monthlyUnits, leadDays, stock, onTheWay, coverDays, cost } = replenishment;
  const peakUnits = Math.max(monthlyUnits, replenishment.peakUnits);
  const worstLeadDays = Math.max(leadDays, replenishment.worstLeadDays);
  const leadDemand = unitsIn(leadDays, monthlyUnits);
  const reorderPoint = unitsIn(worstLeadDays, peakUnits);
  const missing = Math.max(0, reorderPoint - stock - onTheWay);
  // An order below the point would be used up before the next one can come.
  const regularOrder = Math.max(unitsIn(coverDays, monthlyUnits), reorderPoint);
  const orderUnits = regularOrder + missing;
  const countDays = (units: number): number | null =>
    monthlyUnits === 0 ? null : Math.floor((Math.max(0, units) * DAYS_OF_MONTH) / monthlyUnits);
  return {
    leadDemand,
    safetyStock: reorderPoint - leadDemand,
    reorderPoint,
    daysUntilOrder: countDays(stock + onTheWay - reorderPoint),
    daysOfStock: countDays(stock),
    missing,
    regularOrder,
    orderUnits,
    orderCost: orderUnits * cost,
  };
}

const unitsIn = (days: number, monthlyUnits: number): number =>
  Math.ceil((monthlyUnits * days) / DAYS_OF_MONTH);
