import type { Halalas } from '@saer/pricing/money/units';

/** Costs of a month that do not depend on what is sold, and what should remain. */
export interface MonthlyCosts {
  readonly fixedCosts: Halalas;
  /** Profit wanted after them; 0 to break even. */
  readonly wanted: Halalas;
}

/** Number of units that pay for a month. */
export interface BreakEvenUnits {
  readonly ok: true;
  /** Units that pay the fixed costs, rounded up. */
  readonly breakEven: number;
  /** Units that leave the wanted profit as well, rounded up. */
  readonly wanted: number;
  /** The same for one day of 30, rounded up. */
  readonly perDay: number;
}

/** A unit that earns nothing pays for no month, however many are sold. */
export interface UnitEarnsNothing {
  readonly ok: false;
  readonly reason: 'unitEarnsNothing';
}

const DAYS_OF_MONTH = 30;

/** Units a month at which the profit of each, from the engine, covers the fixed costs. Exact for sums up to 10 million SAR. */
export function breakEvenUnits(
  unitProfit: Halalas,
  { fixedCosts, wanted }: MonthlyCosts,
): BreakEvenUnits | UnitEarnsNothing {
  if (unitProfit <= 0) return { ok: false, reason: 'unitEarnsNothing' };
  const units = Math.ceil((fixedCosts + wanted) / unitProfit);
  return {
    ok: true,
    breakEven: Math.ceil(fixedCosts / unitProfit),
    wanted: units,
    perDay: Math.ceil(units / DAYS_OF_MONTH),
  };
}
