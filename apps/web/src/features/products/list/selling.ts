import type { ListedProduct } from '@saer/contract/product';

type Priced = Pick<
  ListedProduct,
  'currentPrice' | 'finalPrice' | 'currentProfit' | 'profit' | 'currentMeetsTarget' | 'meetsTarget'
>;

/** What a product sells for today, and what that leaves: at its current price, or at the final one where none is known. */
export const sellingOf = (product: Priced) => ({
  price: product.currentPrice ?? product.finalPrice,
  profit: product.currentProfit ?? product.profit,
  meetsTarget: product.currentMeetsTarget ?? product.meetsTarget,
});
