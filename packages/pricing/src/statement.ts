import type { Halalas } from './units.ts';

/** One price and every line between it and the profit. Source: PRICING.md, "One price, all its lines". */
export interface Statement {
  /** What the buyer pays, VAT included. */
  readonly price: Halalas;
  readonly outputVat: Halalas;
  /** Without VAT. */
  readonly referral: Halalas;
  readonly referralVat: Halalas;
  /** Without VAT. */
  readonly fulfilment: Halalas;
  readonly fulfilmentVat: Halalas;
  /** Both fees with their VAT: what the store deducts. */
  readonly totalStoreFees: Halalas;
  /** The VAT on fees that the seller cannot recover. */
  readonly feeVatCost: Halalas;
  readonly extra: Halalas;
  readonly cost: Halalas;
  /** VAT included. */
  readonly shippingCredit: Halalas;
  readonly shippingCreditVat: Halalas;
  /** What the store transfers: price − total store fees + shipping credit. */
  readonly payout: Halalas;
  readonly profit: Halalas;
}
