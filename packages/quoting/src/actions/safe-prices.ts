import { breakpoints, profitAt } from '@saer/pricing/search/profit';
import { MONEY_LIMIT } from '@saer/pricing/money/units';
import { leastPrice } from '@saer/pricing/search/least-price';
import { type PriceEnding, withEnding } from '@saer/pricing/fees/price-ending';
import { isSafe, type Standing, zoneAt } from './standing.ts';

/** Prices with the ending that are tried below a fee step. */
const triedBelow = 3;

const RIYAL = 100;

/** The lowest safe price above the selling price, with the product's ending where there is one; undefined if there is none. */
export function safePriceAbove(standing: Standing): number | undefined {
  const from = standing.selling.price + 1;
  return safePriceFrom(standing, from, standing.ending) ?? safePriceFrom(standing, from, 'none');
}

function safePriceFrom(standing: Standing, from: number, ending: PriceEnding): number | undefined {
  const { terms, target, selling } = standing;
  const highest = selling.maxPrice ?? MONEY_LIMIT;
  let next: number | null = Math.max(from, selling.minPrice ?? 1);
  while (next !== null && next <= highest) {
    const reached = leastPrice(terms, target, next);
    if (reached === null) return undefined;
    const price = withEnding(reached, ending);
    if (isSafe(standing, price)) return price;
    const zone = zoneAt(standing, price);
    // Another price of the same zone is no better.
    next = zone === undefined ? price + 1 : zone.last && zone.last + 1;
  }
  return undefined;
}

/**
 * The highest safe price that is lower and earns more: just below a fee step, with the product's ending if that earns more too, else
 * at the step itself. Undefined if there is none.
 */
export function safePriceBelow(standing: Standing): number | undefined {
  const { selling, terms } = standing;
  for (const step of breakpoints(terms).toReversed()) {
    if (step >= selling.price) continue;
    const price = pricesAtStep(step, standing.ending).find((each) => isBetter(standing, each));
    if (price !== undefined) return price;
  }
  return undefined;
}

/**
 * A rise for free: to the next price with an ending, within the same fee step, so that no fee rises but those that follow the price
 * itself. It is safe, earns more, and is less than a riyal away. Undefined if there is none, or the price has its ending.
 */
export function freeRise(standing: Standing): number | undefined {
  const { selling, terms } = standing;
  const price = nextEnding(standing);
  if (price === selling.price || !isBetter(standing, price)) return undefined;
  const changesStep = breakpoints(terms).some((step) => step >= selling.price && step < price);
  return changesStep ? undefined : price;
}

/**
 * The next price with the ending that the seller or the store chose; where neither did, with .95 or .99. The same price if it has an
 * ending, if the seller wants exact prices, or if the buyer would see another riyal, but for whole ones.
 */
function nextEnding({ product, selling: { price }, ending }: Standing): number {
  const halalas = price % RIYAL;
  if (halalas === 0 || halalas === 95 || halalas === 99) return price;
  if (ending === 'whole') return price - halalas + RIYAL;
  if (product.ending === 'none' || (ending === '.95' && halalas > 95)) return price;
  return price - halalas + (ending === '.99' || halalas > 95 ? 99 : 95);
}

const isBetter = (standing: Standing, price: number): boolean =>
  isSafe(standing, price) && profitAt(standing.terms, price) > standing.profit;

/** The highest prices with the ending that are not above a fee step, then the step itself. */
function pricesAtStep(step: number, ending: PriceEnding): number[] {
  const above = withEnding(step, ending);
  const first = above > step ? above - RIYAL : above;
  const prices = Array.from({ length: triedBelow }, (_, n) => first - n * RIYAL);
  return [...prices, step].filter((price) => price > 0 && price <= step);
}
