import type { BasisPoints, Halalas } from '../money/units.ts';

/** A condition on the profit. Every part that is set must hold, compared without rounding. */
export interface Target {
  /** A sum. */
  readonly fixed?: Halalas;
  /** A share of the price, VAT included. */
  readonly ofPrice?: BasisPoints;
  /** A share of the price without its VAT. */
  readonly ofNet?: BasisPoints;
  /** A share of the cost before VAT (a markup). */
  readonly ofCost?: BasisPoints;
}
