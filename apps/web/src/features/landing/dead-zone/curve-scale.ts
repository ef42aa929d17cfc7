import type { CurvePoint } from '@saer/pricing/search/profit';

/** The position of a price and a profit in a chart, in per cent from its start and its top. */
export interface CurveScale {
  readonly x: (price: number) => number;
  readonly y: (profit: number) => number;
}

const HEADROOM = 0.12;

export function curveScale(points: readonly CurvePoint[]): CurveScale {
  const prices = points.map(({ price }) => price);
  const profits = points.map(({ profit }) => profit);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const [low, high] = [Math.min(...profits), Math.max(...profits)];
  const room = (high - low) * HEADROOM;
  return {
    x: (price) => round((100 * (price - min)) / (max - min)),
    y: (profit) => round((100 * (high + room - profit)) / (high - low + 2 * room)),
  };
}

const round = (share: number): number => Math.round(share * 100) / 100;
