import type { FeeTable } from '../fees/fee-table.ts';
import { offer, type Offer } from './offer.ts';
import type { Product } from '../fees/product.ts';
import type { Refusal } from '../fees/refusal.ts';
import { statement, type Statement } from './statement.ts';
import type { Halalas } from '../money/units.ts';

/** The same product in several stores, side by side. */
export interface StoreComparison {
  readonly rows: readonly StoreRow[];
  /**
   * The price at which all stores are compared: the one the seller entered, else the highest recommended one. Null if no store has
   * an answer.
   */
  readonly commonPrice: Halalas | null;
  /** The store that reaches the same target at the lowest recommended price; at equal prices, the one with more profit. */
  readonly lowestPrice: string | null;
  /** The store with the highest profit at the common price; at equal profits, the first. */
  readonly mostProfit: string | null;
}

/** One store's answer, with its lines at the common price if it has one. */
interface StoreRow {
  readonly store: string;
  readonly outcome: Offer | Refusal;
  readonly atCommonPrice: Statement | null;
}

/** Quotes a product in each store and names the best by price and by profit, in the order of the tables. */
export function compareStores(feeTables: readonly FeeTable[], product: Product): StoreComparison {
  const outcomes = feeTables.map((feeTable) => ({
    store: feeTable.store.code,
    outcome: offer(feeTable, inStore(feeTable, product)),
  }));
  const offers = outcomes.flatMap(({ outcome }) => (outcome.ok ? [outcome] : []));
  if (offers.length === 0) {
    const rows = outcomes.map((row) => ({ ...row, atCommonPrice: null }));
    return { rows, commonPrice: null, lowestPrice: null, mostProfit: null };
  }
  const commonPrice =
    product.price ?? Math.max(...offers.map((answer) => answer.recommended.statement.price));
  const rows = outcomes.map(({ store, outcome }) => ({
    store,
    outcome,
    atCommonPrice: outcome.ok ? statement(outcome.terms, commonPrice) : null,
  }));
  return {
    rows,
    commonPrice,
    lowestPrice: offers.toSorted(byRecommendedPrice)[0]?.store ?? null,
    mostProfit: rows.toSorted(byProfitAtCommonPrice)[0]?.store ?? null,
  };
}

// A class that exists only in another store is ignored if the sides are known.
function inStore({ sizeClasses }: FeeTable, { sizeClass, ...product }: Product): Product {
  const isKnown = sizeClasses.some(({ code }) => code === sizeClass);
  return product.sides !== undefined && !isKnown ? product : { ...product, sizeClass };
}

function byRecommendedPrice(a: Offer, b: Offer): number {
  const [one, other] = [a.recommended.statement, b.recommended.statement];
  return one.price - other.price || other.profit - one.profit;
}

// A store without an answer comes last.
function byProfitAtCommonPrice(a: StoreRow, b: StoreRow): number {
  if (a.atCommonPrice === null || b.atCommonPrice === null) {
    return Number(a.atCommonPrice === null) - Number(b.atCommonPrice === null);
  }
  return b.atCommonPrice.profit - a.atCommonPrice.profit;
}
