import type { Product, productResult as fields } from '@saer/contract/product';
import type { Offer } from '@saer/pricing/quote';

/** What of a quote is kept beside a stored product: halalas, and the margin in basis points of the price. */
export type ProductResult = Omit<Pick<Product, keyof typeof fields>, 'calculatedAt'>;

export function productResult({ version, recommended, final, finalMeetsTarget }: Offer): ProductResult {
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
  };
}
