import { bends, profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';

/** One option of fulfilling the same product. */
export interface FulfilmentOption<Id extends string> {
  readonly id: Id;
  readonly terms: Terms;
}

/** Prices, both ends included, at which one option earns most. */
export interface BestRange<Id extends string> {
  readonly first: Halalas;
  readonly last: Halalas;
  readonly best: Id;
}

/**
 * The option that earns most at each price from `first` to `last`, as ranges in ascending order without gaps; of equal options, the first of
 * the list. Between two bends profits are straight lines, so an option that is best at both ends is best between them: ranges are exact
 * but for the halalas around a crossing, where rounded lines may swap back and forth. Empty without an option, or if `first` is above
 * `last`.
 */
export function bestFulfilment<Id extends string>(
  options: readonly FulfilmentOption<Id>[],
  first: Halalas,
  last: Halalas,
): BestRange<Id>[] {
  if (options.length === 0 || first > last) return [];
  const ends = options.flatMap(({ terms }) => bends(terms)).filter((end) => end >= first && end < last);
  const pieces = [...new Set([...ends, last])].toSorted((a, b) => a - b);
  const found: BestRange<Id>[] = [];
  let from = first;
  for (const end of pieces) {
    split(options, from, end, found);
    from = end + 1;
  }
  return found;
}

/** The option with the highest profit at a price, the first of equal ones; undefined without an option. */
export function bestOptionAt<Id extends string>(
  options: readonly FulfilmentOption<Id>[],
  price: Halalas,
): Id | undefined {
  const profits = options.map(({ id, terms }) => ({ id, profit: profitAt(terms, price) }));
  return profits.toSorted((a, b) => b.profit - a.profit)[0]?.id;
}

function split<Id extends string>(
  options: readonly FulfilmentOption<Id>[],
  first: Halalas,
  last: Halalas,
  found: BestRange<Id>[],
): void {
  const [start, end] = [bestOptionAt(options, first), bestOptionAt(options, last)];
  if (start === undefined || end === undefined) return;
  if (start === end) {
    extend(found, { first, last, best: start });
    return;
  }
  const middle = Math.floor((first + last) / 2);
  split(options, first, middle, found);
  split(options, middle + 1, last, found);
}

function extend<Id extends string>(found: BestRange<Id>[], range: BestRange<Id>): void {
  const before = found.at(-1);
  if (before?.best === range.best) found[found.length - 1] = { ...before, last: range.last };
  else found.push(range);
}
