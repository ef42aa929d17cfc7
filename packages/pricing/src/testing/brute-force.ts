import type { PolicyFactor } from '../fees/fee-table.ts';
import type { PriceEnding } from '../fees/price-ending.ts';
import type { PriceRange } from '../search/price-range.ts';
import type { Product } from '../fees/product.ts';
import type { Statement } from '../answer/statement.ts';
import type { Target } from '../fees/product-target.ts';
import type { CreditBand, ReferralRule, Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/**
 * The rules of docs/PRICING.md implemented a second time, as literally as possible and sharing nothing with the engine: every answer
 * is found by trying one halala after another. Plain numbers are exact here because prices stay small.
 */

const rh = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

function rule(referral: ReferralRule, price: Halalas): number {
  if (referral.shape === 'flat') return referral.rate1 * price;
  const { shape, rate1, rate2, limit } = referral;
  if (shape === 'threshold') return (price <= limit ? rate1 : rate2) * price;
  return rate1 * Math.min(price, limit) + rate2 * Math.max(0, price - limit);
}

function creditAt(bands: readonly CreditBand[], price: Halalas): Halalas {
  for (const { upTo, credit } of bands) if (price <= upTo) return credit;
  return 0;
}

/** Computes the lines at any price; those that depend on a slab only once per slab. */
function linesOf(terms: Terms): (price: Halalas) => Statement {
  const { vat: v, feeVat: w, vatRegistered: registered, bearsSaleVat, fulfilment: fee } = terms;
  const paid = terms.costPaid ?? rh(terms.cost * (10_000 + terms.costVat), 10_000);
  const cost = registered ? terms.cost : paid;
  const withVat = (slab: Halalas) => {
    const inclusive = rh(slab * (10_000 + w), 10_000);
    return { inclusive, vat: rh(inclusive * w, 10_000 + w) };
  };
  const below = withVat(fee.below);
  const above = withVat(fee.above);
  return (price) => {
    const referralInclusive = rh(
      Math.max(terms.minReferral * 10_000, rule(terms.referral, price)) * (10_000 + w),
      100_000_000,
    );
    const referralVat = rh(referralInclusive * w, 10_000 + w);
    const slab = fee.breakpoint === null || price <= fee.breakpoint ? below : above;
    const { inclusive: fulfilmentInclusive, vat: fulfilmentVat } = slab;
    const outputVat = registered || bearsSaleVat ? rh(price * v, 10_000 + v) : 0;
    const shippingCredit = creditAt(terms.shippingCredit, price);
    const shippingCreditVat = registered ? rh(shippingCredit * v, 10_000 + v) : 0;
    const feeVatCost = registered && !terms.feeVatIsCost ? 0 : referralVat + fulfilmentVat;
    const extra = rh(terms.extraRate * price, 10_000) + terms.extraFixed;
    const ads = rh(terms.adsRate * price, 10_000);
    const coupon = rh(terms.couponRate * price, 10_000);
    const { returnCost: returns, storageCost: storage } = terms;
    const referral = referralInclusive - referralVat;
    const fulfilment = fulfilmentInclusive - fulfilmentVat;
    const remaining = price - outputVat - referral - fulfilment - feeVatCost - extra - cost;
    const left = remaining - ads - coupon - returns - storage;
    return {
      price,
      outputVat,
      referral,
      referralVat,
      fulfilment,
      fulfilmentVat,
      totalStoreFees: referralInclusive + fulfilmentInclusive,
      feeVatCost,
      extra,
      ads,
      coupon,
      returns,
      storage,
      cost,
      shippingCredit,
      shippingCreditVat,
      payout: price - (referralInclusive + fulfilmentInclusive) + shippingCredit,
      profit: left + shippingCredit - shippingCreditVat,
    };
  };
}

/** Every line at one price. */
export const linesAt = (terms: Terms, price: Halalas): Statement => linesOf(terms)(price);

/** True if a statement meets every part of a target, by comparing products instead of rounding. */
export function meets(terms: Terms, target: Target, { price, outputVat, profit }: Statement): boolean {
  return (
    profit >= (target.fixed ?? profit) &&
    (target.ofPrice === undefined || profit * 10_000 >= target.ofPrice * price) &&
    (target.ofNet === undefined || profit * 10_000 >= target.ofNet * (price - outputVat)) &&
    (target.ofCost === undefined || profit * 10_000 >= target.ofCost * terms.cost)
  );
}

const scopes = ['type', 'subFamily', 'family', 'general'] as const;
type Category = Pick<Product, 'family' | 'subFamily' | 'type'>;

/**
 * The minimum profit required by some range factors: for the narrowest scope with a band for the cost, the highest of its floors up
 * to there.
 */
function floorBy(factors: readonly PolicyFactor[], category: Category, cost: Halalas): Halalas | null {
  for (const kind of scopes) {
    const bands = factors.filter(
      ({ scope }) => scope.kind === kind && (scope.kind === 'general' || scope.code === category[scope.kind]),
    );
    if (!bands.some(({ min, max }) => min <= cost && cost <= (max ?? cost))) continue;
    const reached = bands.filter(({ min }) => min <= cost);
    const floors = reached.map(({ max, factor }) =>
      Math.ceil((Math.min(cost, max ?? cost) * (factor - 10_000)) / 10_000),
    );
    return Math.max(...floors);
  }
  return null;
}

/**
 * The same by confirmed factors alone: in each scope with a band for the cost, what its confirmed bands require up to there, from the
 * narrowest scope to the first in which that band is confirmed.
 */
function confirmedFloorBy(
  factors: readonly PolicyFactor[],
  category: Category,
  cost: Halalas,
): Halalas | null {
  let highest: Halalas | null = null;
  for (const kind of scopes) {
    const bands = factors.filter(
      ({ scope }) => scope.kind === kind && (scope.kind === 'general' || scope.code === category[scope.kind]),
    );
    const own = bands.filter(({ min, max }) => min <= cost && cost <= (max ?? cost));
    if (own.length === 0) continue;
    for (const { min, max, factor, confirmed } of bands)
      if (confirmed && min <= cost) {
        const floor = Math.ceil((Math.min(cost, max ?? cost) * (factor - 10_000)) / 10_000);
        highest = Math.max(highest ?? floor, floor);
      }
    if (own.some(({ confirmed }) => confirmed)) break;
  }
  return highest;
}

/** True if a statement is an answer: the own target and every confirmed floor hold, or any floor if there is no own target. */
export function answers(
  factors: readonly PolicyFactor[],
  category: Category,
  own: Target | null,
  terms: Terms,
  lines: Statement,
): boolean {
  const any = own === null ? floorBy(factors, category, terms.cost) : null;
  const floor = Math.max(any ?? -Infinity, confirmedFloorBy(factors, category, terms.cost) ?? -Infinity);
  return lines.profit >= floor && (own === null || meets(terms, own, lines));
}

/** Result of trying every price up to a horizon. A range that does not end below the horizon has `last: null`. */
export interface PricedAttempt {
  readonly profits: Float64Array;
  readonly minimum: Halalas | null;
  readonly recommended: Halalas | null;
  readonly breakEven: Halalas | null;
  readonly gaps: readonly PriceRange[];
  readonly deadZones: readonly PriceRange[];
}

function until(first: Halalas, next: Halalas | null): PriceRange {
  return { first, last: next === null ? null : next - 1 };
}

/** Tries every price from 1 to `horizon`. */
export function evaluateEveryPrice(
  terms: Terms,
  target: Target,
  ending: PriceEnding,
  horizon: Halalas,
): PricedAttempt {
  const profits = new Float64Array(horizon + 1).fill(Number.NaN);
  const reached = new Uint8Array(horizon + 1);
  const at = linesOf(terms);
  for (let price = 1; price <= horizon; price += 1) {
    const lines = at(price);
    profits[price] = lines.profit;
    reached[price] = meets(terms, target, lines) ? 1 : 0;
  }
  const first = (from: Halalas, test: (price: Halalas) => boolean): Halalas | null => {
    for (let price = from; price <= horizon; price += 1) if (test(price)) return price;
    return null;
  };
  const holdsAt = (price: Halalas): boolean => reached[price] === 1;
  const profit = (price: Halalas): Halalas => profits[price] ?? Number.NaN;
  const ends = breakpointsBelow(terms, horizon);
  const minimum = first(1, holdsAt);
  return {
    profits,
    minimum,
    recommended: minimum === null ? null : first(minimum, (p) => holdsAt(p) && endsOn(p, ending)),
    breakEven: first(1, (price) => profit(price) >= 0),
    gaps: ends
      .filter((end) => minimum !== null && end >= minimum && !holdsAt(end + 1))
      .map((end) => until(end + 1, first(end + 1, holdsAt))),
    deadZones: ends
      .filter((end) => profit(end + 1) < profit(end))
      .map((end) =>
        until(
          end + 1,
          first(end + 1, (price) => profit(price) >= profit(end)),
        ),
      ),
  };
}

function breakpointsBelow(terms: Terms, horizon: Halalas): Halalas[] {
  const { referral, fulfilment, shippingCredit } = terms;
  const all = [
    ...(referral.shape === 'flat' ? [] : [referral.limit]),
    ...(fulfilment.breakpoint === null ? [] : [fulfilment.breakpoint]),
    ...shippingCredit.map(({ upTo }) => upTo),
  ];
  return [...new Set(all)].filter((end) => end < horizon).toSorted((a, b) => a - b);
}

function endsOn(price: Halalas, ending: PriceEnding): boolean {
  const halalas = { none: price % 100, '.95': 95, '.99': 99, whole: 0 }[ending];
  return price % 100 === halalas;
}
