import type { ListedProduct } from '@saer/contract/product';

type Priced = Pick<
  ListedProduct,
  'currentPrice' | 'finalPrice' | 'currentProfit' | 'profit' | 'currentMeetsTarget' | 'meetsTarget'
>;

/** A product's selling price and its profit: the current price, or the final one if it is unknown. */
export const sellingOf = (product: Priced) => ({
  price: product.currentPrice ?? product.finalPrice,
  profit: product.currentProfit ?? product.profit,
  meetsTarget: product.currentMeetsTarget ?? product.meetsTarget,
});
