import type { PriceRange } from './price-range.ts';
import type { Statement } from './statement.ts';
import type { BasisPoints, Halalas } from './units.ts';

/** All there is to say about one price of one product. */
export interface PricePoint {
  readonly statement: Statement;
  readonly margins: Margins;
  readonly health: Health;
  /** The gap the price lies in: a lower price meets the target, this one does not. */
  readonly gap: PriceRange | null;
  /** The dead zone the price lies in: a lower price earns more. */
  readonly deadZone: DeadZone | null;
}

/** The profit as a share of three bases, rounded down; null where the base is zero. */
export interface Margins {
  readonly ofPrice: BasisPoints | null;
  readonly ofNet: BasisPoints | null;
  readonly ofCost: BasisPoints | null;
}

/** The margin meter: profit below zero, below a tenth of the price, or more. */
export type Health = 'loss' | 'thin' | 'healthy';

/** Prices that earn less than the breakpoint below them, `earnsMoreAt`. */
export interface DeadZone extends PriceRange {
  readonly earnsMoreAt: Halalas;
}
