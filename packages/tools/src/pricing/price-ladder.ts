import { deadZones, type DeadZone } from '@saer/pricing/search/gaps';
import { PRICE_LIMIT, type Halalas } from '@saer/pricing/money/units';
import { margins, type Margins } from '@saer/pricing/answer/price-point';
import { isWithin } from '@saer/pricing/search/price-range';
import { statement, type Statement } from '@saer/pricing/answer/statement';
import type { Terms } from '@saer/pricing/fees/terms';

/** The most rungs of one ladder. */
export const RUNG_LIMIT = 60;

/** One price of a ladder. */
export interface Rung {
  readonly statement: Statement;
  readonly margins: Margins;
  /** The profit less that of the rung below; null for the first. */
  readonly gain: Halalas | null;
  /** The dead zone that contains the price: a lower price, on the ladder or between, earns more. */
  readonly deadZone: DeadZone | null;
}

/** The prices of a ladder. */
export interface LadderInput {
  readonly from: Halalas;
  readonly step: Halalas;
  /** From 1 to `RUNG_LIMIT`. */
  readonly count: number;
}

/**
 * The lines of a product at even steps of its price, in ascending order. `from` and `step` from 1 halala up; rungs above the engine's
 * price limit are left out, more than `RUNG_LIMIT` too. No errors.
 */
export function priceLadder(terms: Terms, { from, step, count }: LadderInput): Rung[] {
  const zones = deadZones(terms);
  const prices = Array.from({ length: Math.min(count, RUNG_LIMIT) }, (_, at) => from + at * step);
  const lines = prices.filter((price) => price <= PRICE_LIMIT).map((price) => statement(terms, price));
  return lines.map((line, at) => {
    const below = lines[at - 1];
    return {
      statement: line,
      margins: margins(line, terms.cost),
      gain: below === undefined ? null : line.profit - below.profit,
      deadZone: zones.find((zone) => isWithin(zone, line.price)) ?? null,
    };
  });
}

/** The rung with the highest profit, the lowest of several; undefined for an empty ladder. */
export function bestRung(rungs: readonly Rung[]): Rung | undefined {
  let best = rungs[0];
  for (const rung of rungs) {
    if (best !== undefined && rung.statement.profit > best.statement.profit) best = rung;
  }
  return best;
}
