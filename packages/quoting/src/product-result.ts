import type { Product, productResult as fields } from '@saer/contract/products/product';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import type { Offer } from '@saer/pricing/answer/offer';
import { profitAt } from '@saer/pricing/search/profit';

/** The part of a quote that is saved with a product: halalas, and the margin in basis points of the price. */
export type ProductResult = Omit<Pick<Product, keyof typeof fields>, 'calculatedAt'>;

/** The result of a quote; `currentPrice` is the product's current price, in halalas. */
export function productResult(offer: Offer, currentPrice?: number): ProductResult {
  const { version, recommended, final, finalMeetsTarget, terms, target } = offer;
  const { statement, margins } = final;
  return {
    feeTableId: Number(version.id),
    recommendedPrice: recommended.statement.price,
    finalPrice: statement.price,
    commission: statement.referral,
    fulfilmentFee: statement.fulfilment,
    totalStoreFees: statement.totalStoreFees,
    profit: statement.profit,
    finalMargin: margins.ofPrice ?? 0,
    meetsTarget: finalMeetsTarget,
    currentProfit: currentPrice === undefined ? null : profitAt(terms, currentPrice),
    currentMeetsTarget: currentPrice === undefined ? null : meetsTarget(terms, target, currentPrice),
  };
}
