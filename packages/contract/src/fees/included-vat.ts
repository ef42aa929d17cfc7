/** VAT on subscriptions, in basis points: the standard rate of Saudi Arabia. */
export const subscriptionVatRate = 1_500;

/** The VAT within a price in halalas, rounded half up. */
export const includedVat = (price: number, rate: number = subscriptionVatRate): number => {
  const whole = 10_000 + rate;
  return Math.floor((2 * price * rate + whole) / (2 * whole));
};
