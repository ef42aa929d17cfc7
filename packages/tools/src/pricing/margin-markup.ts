import { PRICE_LIMIT, type BasisPoints, type Halalas } from '@saer/pricing/money/units';
import { halfUp, shareAtLeast, withVat, WHOLE } from '@saer/pricing/money/rounding';

/** The highest margin taken in: 99.99 %. At 100 % no price would do. */
export const MARGIN_LIMIT: BasisPoints = 9_999;

/** A price made of a cost and a profit alone, before any store's fees. */
export interface CostPlusPrice {
  readonly cost: Halalas;
  readonly profit: Halalas;
  /** `cost + profit`, before VAT. */
  readonly net: Halalas;
  readonly vat: Halalas;
  /** For the buyer, VAT included. */
  readonly price: Halalas;
  /** Profit over `net`, rounded down; null if that is 0. */
  readonly margin: BasisPoints | null;
  /** Profit over cost, rounded down; null if that is 0. */
  readonly markup: BasisPoints | null;
}

/** The markup on cost that equals a margin of the price: `margin / (1 − margin)`, rounded half up. `margin` from 0 to `MARGIN_LIMIT`. */
export function markupOf(margin: BasisPoints): BasisPoints {
  return halfUp(margin * WHOLE, WHOLE - margin);
}

/** The margin of the price that equals a markup on cost: `markup / (1 + markup)`, rounded half up. `markup` from 0 to 10^8. */
export function marginOf(markup: BasisPoints): BasisPoints {
  return halfUp(markup * WHOLE, WHOLE + markup);
}

/**
 * The lowest price whose profit is at least `margin` of the price before VAT. `cost` up to 10 million SAR, `margin` up to
 * `MARGIN_LIMIT`. Null if it is above the engine's price limit.
 */
export function priceForMargin(cost: Halalas, margin: BasisPoints, vat: BasisPoints): CostPlusPrice | null {
  return withinLimit(cost, Math.ceil((cost * WHOLE) / (WHOLE - margin)), vat);
}

/**
 * The lowest price whose profit is at least `markup` of the cost. `cost` up to 10 million SAR, `markup` up to 100 times the cost. Null
 * if it is above the engine's price limit.
 */
export function priceForMarkup(cost: Halalas, markup: BasisPoints, vat: BasisPoints): CostPlusPrice | null {
  return withinLimit(cost, cost + shareAtLeast(cost, markup), vat);
}

/** Both shares of a price that the buyer pays, VAT included. `price` up to the engine's price limit. */
export function marginsOfPrice(cost: Halalas, price: Halalas, vat: BasisPoints): CostPlusPrice {
  const net = price - halfUp(price * vat, WHOLE + vat);
  return { ...costPlus(cost, net, vat), vat: price - net, price };
}

function withinLimit(cost: Halalas, net: Halalas, vat: BasisPoints): CostPlusPrice | null {
  return net > PRICE_LIMIT ? null : costPlus(cost, net, vat);
}

function costPlus(cost: Halalas, net: Halalas, vat: BasisPoints): CostPlusPrice {
  const price = withVat(net, vat);
  const profit = net - cost;
  return {
    cost,
    profit,
    net,
    vat: price - net,
    price,
    margin: share(profit, net),
    markup: share(profit, cost),
  };
}

// Rounded down, so that a margin never appears to be reached before it is.
function share(profit: Halalas, base: Halalas): BasisPoints | null {
  return base === 0 ? null : Math.floor((profit * WHOLE) / base);
}
