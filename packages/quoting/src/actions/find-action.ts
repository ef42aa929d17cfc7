import type { ActionKind } from '@saer/contract/fees/choices';
import { meetsTarget, shortfall } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';
import type { QuotableBook, StoreFeeTable, Unquoted } from '../fee-book.ts';
import { freeRise, safePriceAbove, safePriceBelow } from './safe-prices.ts';
import { type SellingProduct, type Standing, standingOf, zoneAt } from './standing.ts';

/** The thing to do about a product's price now, per sold unit. */
interface PriceAction {
  readonly kind: ActionKind;
  /** Profit at the selling price. */
  readonly profit: number;
  /** Safe prices that resolve it, each earning more: the one to take first. Empty if no price does. */
  readonly prices: readonly PriceChange[];
  /** Halalas that the first price earns more; without one, what is missing to the target. Always above zero. */
  readonly gain: number;
}

/** Another price of a product. */
export interface PriceChange {
  readonly price: number;
  readonly profit: number;
  /** Profit more than at the selling price. */
  readonly gain: number;
}

export interface FoundAction<Table = StoreFeeTable> {
  readonly ok: true;
  readonly standing: Standing<Table>;
  /** null if its price meets the target, is in no dead zone, and has no better ending within its fee step. */
  readonly action: PriceAction | null;
}

/**
 * Finds what to do about a product at its selling price, by the fees of a book: for whole catalogues, without the changes of anything but the
 * price (`findFixes`). A product is in one list only, in this order: `loss` and `short` miss the target, `deadZone` meets it but a lower
 * price earns more, `rise` could have a price ending for free. Refused where the book gives no fees.
 */
export function findAction<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  selling: SellingProduct,
): FoundAction<Table> | Unquoted {
  const standing = standingOf(book, selling);
  return standing.ok ? { ok: true, standing, action: actionOf(standing) } : standing;
}

function actionOf(standing: Standing): PriceAction | null {
  const { terms, target, profit, selling } = standing;
  const found = (kind: ActionKind, prices: readonly PriceChange[], missing: number): PriceAction => ({
    kind,
    profit,
    prices,
    gain: prices[0]?.gain ?? missing,
  });
  if (!meetsTarget(terms, target, selling.price)) {
    const nearest = [...above(standing), ...below(standing)].toSorted(
      (one, other) => Math.abs(one.price - selling.price) - Math.abs(other.price - selling.price),
    );
    return found(profit < 0 ? 'loss' : 'short', nearest, shortfall(terms, target, selling.price));
  }
  const zone = zoneAt(standing, selling.price);
  if (zone !== undefined) {
    // The lower price sells for less and earns more: nothing speaks against it.
    const missing = profitAt(terms, zone.earnsMoreAt) - profit;
    return found('deadZone', [...below(standing), ...above(standing)], missing);
  }
  const rise = changes(standing, freeRise(standing));
  return rise.length === 0 ? null : found('rise', rise, 0);
}

const above = (standing: Standing): PriceChange[] => changes(standing, safePriceAbove(standing));
const below = (standing: Standing): PriceChange[] => changes(standing, safePriceBelow(standing));

function changes({ terms, profit: before }: Standing, price: number | undefined): PriceChange[] {
  if (price === undefined) return [];
  const profit = profitAt(terms, price);
  return profit > before ? [{ price, profit, gain: profit - before }] : [];
}
