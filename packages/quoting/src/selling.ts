/** A saved product's prices and results, in halalas: those of its final price, and those of its current price if that is known. */
interface Priced {
  readonly currentPrice: number | null;
  readonly finalPrice: number;
  readonly currentProfit: number | null;
  readonly profit: number;
  readonly currentMeetsTarget: boolean | null;
  readonly meetsTarget: boolean;
}

/** The price that a product sells for, in halalas: the current one, or the final one if it is unknown (decision 0018). */
export const sellingPrice = ({
  currentPrice,
  finalPrice,
}: Pick<Priced, 'currentPrice' | 'finalPrice'>): number => currentPrice ?? finalPrice;

/** A product's selling price, its profit at it, and whether that reaches the target, by its last calculation. */
export const sellingOf = (product: Priced) => ({
  price: sellingPrice(product),
  profit: product.currentProfit ?? product.profit,
  meetsTarget: product.currentMeetsTarget ?? product.meetsTarget,
});
