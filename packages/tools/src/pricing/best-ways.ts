import { bends, profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';

/** One way of fulfilling the same product. */
export interface Way<Id extends string> {
  readonly id: Id;
  readonly terms: Terms;
}

/** Prices, both ends included, at which one way earns most. */
export interface BestRange<Id extends string> {
  readonly first: Halalas;
  readonly last: Halalas;
  readonly best: Id;
}

/**
 * The way that earns most at each price from `first` to `last`, as ranges in ascending order without gaps; of equal ways, the first of
 * the list. Between two bends profits are straight lines, so a way that is best at both ends is best between them: ranges are exact
 * but for the halalas around a crossing, where rounded lines may swap back and forth. Empty without a way, or if `first` is above
 * `last`.
 */
export function bestWays<Id extends string>(
  ways: readonly Way<Id>[],
  first: Halalas,
  last: Halalas,
): BestRange<Id>[] {
  if (ways.length === 0 || first > last) return [];
  const ends = ways.flatMap(({ terms }) => bends(terms)).filter((end) => end >= first && end < last);
  const pieces = [...new Set([...ends, last])].toSorted((a, b) => a - b);
  const found: BestRange<Id>[] = [];
  let from = first;
  for (const end of pieces) {
    split(ways, from, end, found);
    from = end + 1;
  }
  return found;
}

/** The way with the highest profit at a price, the first of equal ones; undefined without a way. */
export function bestWayAt<Id extends string>(ways: readonly Way<Id>[], price: Halalas): Id | undefined {
  const profits = ways.map(({ id, terms }) => ({ id, profit: profitAt(terms, price) }));
  return profits.toSorted((a, b) => b.profit - a.profit)[0]?.id;
}

function split<Id extends string>(
  ways: readonly Way<Id>[],
  first: Halalas,
  last: Halalas,
  found: BestRange<Id>[],
): void {
  const [start, end] = [bestWayAt(ways, first), bestWayAt(ways, last)];
  if (start === undefined || end === undefined) return;
  if (start === end) {
    extend(found, { first, last, best: start });
    return;
  }
  const middle = Math.floor((first + last) / 2);
  split(ways, first, middle, found);
  split(ways, middle + 1, last, found);
}

function extend<Id extends string>(found: BestRange<Id>[], range: BestRange<Id>): void {
  const before = found.at(-1);
  if (before?.best === range.best) found[found.length - 1] = { ...before, last: range.last };
  else found.push(range);
}
