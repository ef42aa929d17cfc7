import * as z from 'zod/mini';

const sum = () => z.int();

/** One price and every line between it and the profit, in halalas. */
export const statement = z.object({
  price: sum(),
  outputVat: sum(),
  referral: sum(),
  referralVat: sum(),
  fulfilment: sum(),
  fulfilmentVat: sum(),
  totalStoreFees: sum(),
  feeVatCost: sum(),
  extra: sum(),
  ads: sum(),
  coupon: sum(),
  returns: sum(),
  storage: sum(),
  cost: sum(),
  shippingCredit: sum(),
  shippingCreditVat: sum(),
  payout: sum(),
  profit: sum(),
});

/** Prices, both ends included; `last: null` for no end. */
export const priceRange = z.object({ first: sum(), last: z.nullable(sum()) });
export const deadZone = z.extend(priceRange, { earnsMoreAt: sum() });

/** All figures of one price. Margins are basis points, rounded down. */
export const pricePoint = z.object({
  statement,
  margins: z.object({
    ofPrice: z.nullable(z.int()),
    ofNet: z.nullable(z.int()),
    ofCost: z.nullable(z.int()),
  }),
  health: z.enum(['loss', 'thin', 'healthy']),
  gap: z.nullable(priceRange),
  deadZone: z.nullable(deadZone),
});
