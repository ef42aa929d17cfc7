import type { BillingPeriod } from '@saer/contract/subscription-lifecycle';
import type { pricePlan } from '../../lists/tables.ts';

/** VAT on subscriptions, in basis points: the standard rate of Saudi Arabia. */
const vatRate = 1_500;

/** The price of one period of a plan, in halalas with VAT, and the VAT in it, rounded half up. */
export function priceOf(
  { monthlyPrice, yearlyPrice }: Pick<typeof pricePlan.$inferSelect, 'monthlyPrice' | 'yearlyPrice'>,
  period: BillingPeriod,
): { readonly price: number; readonly vat: number; readonly vatRate: number } {
  const price = period === 'MONTHLY' ? monthlyPrice : yearlyPrice;
  const whole = 10_000 + vatRate;
  return { price, vat: Math.floor((2 * price * vatRate + whole) / (2 * whole)), vatRate };
}
