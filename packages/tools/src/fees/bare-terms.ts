import type { StorePolicy } from '@saer/pricing/fees/fee-table';
import type { Terms } from '@saer/pricing/fees/terms';

/** A store's terms for a product without any cost or fee of its own, to which a calculation adds the lines it is about. */
export const bareTerms = ({ feeVat }: Pick<StorePolicy, 'feeVat'>, lines: Partial<Terms>): Terms => ({
  referral: { shape: 'flat', rate1: 0 },
  minReferral: 0,
  fulfilment: { below: 0, above: 0, breakpoint: null },
  shippingCredit: [],
  cost: 0,
  extraRate: 0,
  extraFixed: 0,
  adsRate: 0,
  couponRate: 0,
  returnCost: 0,
  storageCost: 0,
  vat: feeVat,
  feeVat,
  vatRegistered: true,
  bearsSaleVat: false,
  feeVatIsCost: false,
  costVat: 0,
  ...lines,
});
