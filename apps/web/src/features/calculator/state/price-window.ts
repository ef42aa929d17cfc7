import type { Evaluation } from '@saer/pricing/evaluate';
import type { Offer } from '@saer/pricing/offer';
import type { DeadZone } from '@saer/pricing/dead-zones';

/** The prices a chart shows. */
export interface PriceWindow {
  readonly from: number;
  readonly to: number;
}

const FAR = 3;

/** Dead zones a seller at this price could stumble into: not where every price is a loss, and not at several times the price. */
export const zonesNear = ({ deadZones, breakEven, point }: Evaluation): readonly DeadZone[] => {
  const price = point.statement.price;
  return deadZones.filter(
    (zone) =>
      zone === point.deadZone ||
      (breakEven !== null && zone.earnsMoreAt >= breakEven && zone.first <= price * FAR),
  );
};

/** From well below the break-even price to well above the price shown, with every zone near it in full. */
export const priceWindow = (evaluation: Evaluation, found: Offer | null): PriceWindow => {
  const { breakEven, point } = evaluation;
  const marked = [
    point.statement.price,
    breakEven,
    found?.minimum.statement.price,
    ...zonesNear(evaluation).flatMap(({ earnsMoreAt, last }) => [earnsMoreAt, last]),
  ].filter((price) => price !== null && price !== undefined);
  const [min, max] = [Math.min(...marked), Math.max(...marked)];
  const room = Math.max(Math.round((max - min) * 0.25), Math.round(max * 0.1), 100);
  return { from: Math.max(1, min - room), to: max + room };
};
