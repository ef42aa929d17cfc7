/** The prices that a chart shows. */
export interface PriceWindow {
  readonly from: number;
  readonly to: number;
}

/** A window around prices, with a quarter of their distance on both sides; null entries are left out. */
export function priceWindow(prices: readonly (number | null)[]): PriceWindow {
  const known = prices.filter((price) => price !== null);
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(Math.round((max - min) * 0.25), Math.round(max * 0.1), 100);
  return { from: Math.max(1, min - room), to: max + room };
}
