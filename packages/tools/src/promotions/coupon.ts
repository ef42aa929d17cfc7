import { floorPrice, type FloorPrice } from '@saer/pricing/search/floor-price';
import { profitAt } from '@saer/pricing/search/profit';
import { halfUp, WHOLE, withVat } from '@saer/pricing/money/rounding';
import { type Terms, bearsFeeVat } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { discounted } from './discount.ts';

/** A coupon on a list price. */
export interface Coupon {
  readonly listPrice: Halalas;
  /** The coupon as a share of the list price. */
  readonly rate: BasisPoints;
  /** Orders expected while it runs, with and without the coupon used. */
  readonly orders: number;
  /** Share of those orders that use it. */
  readonly redemption: BasisPoints;
  /** The store's own fee for each coupon used, before VAT; 0 if it charges none. */
  readonly feePerUse: Halalas;
}

/** Profit and cost of a coupon over all its orders. */
export interface CouponPlan {
  readonly couponPrice: Halalas;
  /** Orders that use it, rounded half up. */
  readonly uses: number;
  /** Profit of one order without and with the coupon, its fee included. */
  readonly profitWithout: Halalas;
  readonly profitWith: Halalas;
  /** Profit of all orders. */
  readonly profit: Halalas;
  /** The discount granted and the store's coupon fees, over all uses. */
  readonly budget: Halalas;
  /** Orders without a coupon that would earn the same profit, rounded up: more than this must have been sold anyway for the coupon to lose. */
  readonly ordersWithout: number | null;
  /** The lowest coupon price without a loss and the largest such coupon; null if the list price itself loses. */
  readonly floor: FloorPrice | null;
}

/**
 * Plans a coupon: fees are those of the price after the coupon, as for any sale price. An average share for coupons in the
 * terms is left out: it is what is asked for. Exact for up to 1 million orders. Sources:
 * docs/PRICING.md; the engine's `floorPrice`.
 */
export function planCoupon(given: Terms, coupon: Coupon): CouponPlan {
  const terms = { ...given, couponRate: 0 };
  const { listPrice, rate, orders, redemption, feePerUse } = coupon;
  const couponPrice = discounted(listPrice, rate);
  const uses = halfUp(orders * redemption, WHOLE);
  const fee = bearsFeeVat(terms) ? withVat(feePerUse, terms.feeVat) : feePerUse;
  const profitWithout = profitAt(terms, listPrice);
  const profitWith = profitAt(terms, couponPrice) - fee;
  const profit = uses * profitWith + (orders - uses) * profitWithout;
  return {
    couponPrice,
    uses,
    profitWithout,
    profitWith,
    profit,
    budget: uses * (listPrice - couponPrice + fee),
    ordersWithout: profitWithout > 0 ? Math.max(0, Math.ceil(profit / profitWithout)) : null,
    floor: floorPrice({ ...terms, extraFixed: terms.extraFixed + fee }, { fixed: 0 }, listPrice),
  };
}
