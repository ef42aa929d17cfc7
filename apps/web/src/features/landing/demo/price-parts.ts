import type { Statement } from '@saer/pricing/answer/statement';

export type PriceComponentName = 'cost' | 'referral' | 'fulfilment' | 'vat' | 'profit';

/** A component of the revenue of one unit, in halalas. */
export interface PriceComponent {
  readonly name: PriceComponentName;
  readonly amount: number;
}

const ownCosts = ({ extra, ads, coupon, returns, storage }: Statement): number =>
  extra + ads + coupon + returns + storage;

/** Where each riyal goes, for a bar and a short list: the parts add up to the price and the shipping credit. */
export const priceComponents = (lines: Statement): readonly PriceComponent[] => [
  { name: 'cost', amount: lines.cost + ownCosts(lines) },
  { name: 'referral', amount: lines.referral },
  { name: 'fulfilment', amount: lines.fulfilment },
  { name: 'vat', amount: lines.outputVat + lines.feeVatCost + lines.shippingCreditVat },
  { name: 'profit', amount: lines.profit },
];
