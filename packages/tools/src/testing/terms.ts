import type { Terms } from '@saer/pricing/fees/terms';

/** A product of 50 SAR in a store that takes 10 % and 10 SAR at every price. */
export const plainTerms: Terms = {
  referral: { shape: 'flat', rate1: 1000 },
  minReferral: 100,
  fulfilment: { below: 1000, above: 1000, breakpoint: null },
  shippingCredit: [],
  cost: 5000,
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

/** A product of 8 SAR in a parcel of 1 kg at 14 %: 8 SAR up to a price of 25 SAR, 10 SAR above. */
export const parcelTerms: Terms = {
  ...plainTerms,
  referral: { shape: 'flat', rate1: 1400 },
  fulfilment: { below: 800, above: 1000, breakpoint: 2500 },
  cost: 800,
};
