import type { DeadZone } from '../search/gaps.ts';
import { isWithin, type PriceRange } from '../search/price-range.ts';
import { WHOLE } from '../money/rounding.ts';
import { statement, type Statement } from './statement.ts';
import type { PreparedTerms } from '../search/prepared-terms.ts';
import type { BasisPoints, Halalas } from '../money/units.ts';

/** All figures of one price of one product. */
export interface PricePoint {
  readonly statement: Statement;
  readonly margins: Margins;
  readonly health: Health;
  /** The gap that contains the price: a lower price meets the target, this one does not. */
  readonly gap: PriceRange | null;
  /** The dead zone that contains the price: a lower price earns more. */
  readonly deadZone: DeadZone | null;
}

/** The profit as a share of three bases, rounded down; null if the base is zero. */
export interface Margins {
  readonly ofPrice: BasisPoints | null;
  readonly ofNet: BasisPoints | null;
  readonly ofCost: BasisPoints | null;
}

/** The margin meter: profit below zero, below a tenth of the price, or more. */
export type Health = 'loss' | 'thin' | 'healthy';

const HEALTHY_FROM: BasisPoints = 1000;

/** A price with its lines and margins, placed among the gaps and dead zones of its terms. */
export function pricePoint(
  prepared: PreparedTerms,
  price: Halalas,
  gaps: readonly PriceRange[],
  deadZones: readonly DeadZone[],
): PricePoint {
  const lines = statement(prepared, price);
  return {
    statement: lines,
    margins: margins(lines, prepared.terms.cost),
    health: health(lines),
    gap: gaps.find((range) => isWithin(range, price)) ?? null,
    deadZone: deadZones.find((zone) => isWithin(zone, price)) ?? null,
  };
}

/** The profit over the price, over the price without VAT, and over the cost before VAT. */
export function margins({ price, outputVat, profit }: Statement, cost: Halalas): Margins {
  return {
    ofPrice: roundedMargin(profit, price),
    ofNet: roundedMargin(profit, price - outputVat),
    ofCost: roundedMargin(profit, cost),
  };
}

/** The margin meter's rating of a statement. */
export function health({ price, profit }: Statement): Health {
  if (profit < 0) return 'loss';
  return profit * WHOLE < price * HEALTHY_FROM ? 'thin' : 'healthy';
}

// Rounded down, so that a margin never appears to be reached before it is.
function roundedMargin(profit: Halalas, base: Halalas): BasisPoints | null {
  return base === 0 ? null : Math.floor((profit * WHOLE) / base);
}
