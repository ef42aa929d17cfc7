import type { Terms } from '../fees/terms.ts';

/** A standard parcel of 1 kg in a store that takes 14 %: 8 SAR up to 25 SAR, 10 SAR above. */
export const parcelTerms: Terms = {
  referral: { shape: 'flat', rate1: 1400 },
  minReferral: 100,
  fulfilment: { below: 800, above: 1000, breakpoint: 2500 },
  shippingCredit: [],
  cost: 1000,
  extraRate: 0,
  extraFixed: 0,
  adsRate: 0,
  couponRate: 0,
  returnCost: 0,
  storageCost: 0,
  vat: 1500,
  feeVat: 1500,
  vatRegistered: true,
  bearsSaleVat: false,
  feeVatIsCost: false,
  costVat: 1500,
};
