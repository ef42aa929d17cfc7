// Separate from the lists that use them, so that a page that only offers a choice does not load every list's schema.

export const fulfilmentModes = [
  'FBN',
  'FBP',
  'FBA',
  'EASY_SHIP',
  'SELF',
  'SUPPLY_PRICE',
  'WHOLESALE',
] as const;
/** The way the parcel reaches the courier, where the store's fees depend on it. */
export const handovers = ['DROP_OFF', 'PICKUP'] as const;
export const priceEndings = ['none', '.95', '.99', 'whole'] as const;

/** Names of the rules of a store that each of its fee tables holds, in the order in which they are shown. */
export const storeRuleNames = [
  'feeVat',
  'minReferral',
  'priceEnding',
  'addsPackaging',
  'volumetricDivisor',
  'roundUpTo',
  'shippingCredit',
] as const;
/**
 * Way in which a store applies the rule that makes a marketplace the supplier of residents who are not registered for VAT: not known · it pays the
 * VAT in the price itself · it keeps the VAT from the seller's payout.
 */
export const deemedSuppliers = ['unknown', 'storeBears', 'sellerBears'] as const;
export type DeemedSupplier = (typeof deemedSuppliers)[number];
/** The same for any store: the rule does not apply to one that is no marketplace. */
export const storeDeemedSuppliers = ['notMarketplace', ...deemedSuppliers] as const;
export const referralShapes = ['flat', 'threshold', 'sliding'] as const;
export const rangeFactorScopes = ['general', 'family', 'subFamily', 'type'] as const;
/** A fee table is drafted, reviewed, in force from its day on, and superseded by the next; or corrected by another of the same day. */
export const feeTableStates = ['draft', 'review', 'published', 'superseded', 'corrected'] as const;
/** A version of the range factors is reviewed, then in force from its day on. */
export const rangeFactorStates = ['review', 'published', 'corrected'] as const;
export type FeeTableState = (typeof feeTableStates)[number];
export const planTypes = ['standard', 'business', 'enterprise'] as const;
/** Kinds of things to do about a product's price: it makes a loss, misses its target, lies in a dead zone, or could rise for free. */
export const actionKinds = ['loss', 'short', 'deadZone', 'rise'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Shares of every sale that a store takes: its two fees, and the VAT that it may keep from a seller who is not registered. */
export const storeFees = ['referral', 'fulfilment', 'saleVat'] as const;
export type StoreFee = (typeof storeFees)[number];
