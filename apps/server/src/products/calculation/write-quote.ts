import type { QuoteReply } from '@saer/contract/quote';
import type { PricePoint } from '@saer/pricing/price-point';
import type { Quote } from '@saer/pricing/quote';

type Field = keyof QuoteReply;
type Named<T> = { readonly [Each in Field]?: T };

/** What stands before the three prices, and what behind them. */
const before = ({
  ok,
  store,
  version,
  parcel,
  weightDoubt,
  terms,
  target,
  ownTarget,
  rangeFactor,
  rangeFactorFloor,
  rangeFactorRole,
  ending,
}: Quote) =>
  ({
    ok,
    store,
    version,
    parcel: parcel && { sizeClass: parcel.sizeClass, shippingWeight: parcel.shippingWeight },
    weightDoubt,
    terms,
    target,
    ownTarget,
    rangeFactor,
    rangeFactorFloor,
    rangeFactorRole,
    ending,
  }) satisfies Named<unknown>;

const behind = ({
  finalMeetsTarget,
  gaps,
  deadZones,
  breakEven,
  largestCost,
  ownPrice,
  proposal,
  weight,
}: Quote) =>
  ({
    finalMeetsTarget,
    gaps,
    deadZones,
    breakEven,
    largestCost,
    ownPrice,
    proposal,
    weight,
  }) satisfies Named<unknown>;

/**
 * A calculation as the contract's schema writes it, in JSON; a test holds the two together. To write it through the schema takes three
 * times as long as all that is calculated. Prices that are the same are written once: they are most of the text.
 */
export function writeQuote(quote: Quote): string {
  const { minimum, recommended, final } = quote;
  const middle = JSON.stringify(recommended);
  const written = (point: PricePoint): string =>
    point.statement.price === recommended.statement.price ? middle : JSON.stringify(point);
  const first = JSON.stringify(before(quote)).slice(0, -1);
  const last = JSON.stringify(behind(quote)).slice(1);
  return `${first},"minimum":${written(minimum)},"recommended":${middle},"final":${written(final)},${last}`;
}
