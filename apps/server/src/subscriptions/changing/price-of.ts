import { includedVat, subscriptionVatRate } from '@saer/contract/fees/standard-vat';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { pricePlan } from '../../lists/tables.ts';

/** The price of one period of a plan, in halalas with VAT, and the VAT in it, rounded half up. */
export function priceOf(
  { monthlyPrice, yearlyPrice }: Pick<typeof pricePlan.$inferSelect, 'monthlyPrice' | 'yearlyPrice'>,
  period: BillingPeriod,
): { readonly price: number; readonly vat: number; readonly vatRate: number } {
  const price = period === 'MONTHLY' ? monthlyPrice : yearlyPrice;
  return { price, vat: includedVat(price), vatRate: subscriptionVatRate };
}
