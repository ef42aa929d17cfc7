import type { DeadZone } from '@saer/pricing/search/gaps';
import type { ProductQuote } from '@saer/quoting/quote-product';

/** The prices a chart shows. */
export interface PriceWindow {
  readonly from: number;
  readonly to: number;
}

const FAR = 3;

/** Dead zones a seller at this price could stumble into: not where every price is a loss, and not at several times the price. */
export const zonesNear = ({ deadZones, breakEven, final }: ProductQuote): readonly DeadZone[] => {
  const price = final.statement.price;
  return deadZones.filter(
    (zone) =>
      zone === final.deadZone ||
      (breakEven !== null && zone.earnsMoreAt >= breakEven && zone.first <= price * FAR),
  );
};

/** From well below the break-even price to well above the displayed price, including complete zones nearby. */
export const priceWindow = (quote: ProductQuote): PriceWindow => {
  const { breakEven, final } = quote;
  const marked = [
    final.statement.price,
    breakEven,
    quote.recommended === null ? null : quote.minimum.statement.price,
    ...zonesNear(quote).flatMap(({ earnsMoreAt, last }) => [earnsMoreAt, last]),
  ].filter((price) => price !== null);
  const [min, max] = [Math.min(...marked), Math.max(...marked)];
  const room = Math.max(Math.round((max - min) * 0.25), Math.round(max * 0.1), 100);
  return { from: Math.max(1, min - room), to: max + room };
};
