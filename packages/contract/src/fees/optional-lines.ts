/** The fields of ads, coupons, returns and storage: lines of a price that are off (0) unless the seller enters them. */
export const optionalLines = ['adsRate', 'couponRate', 'returnCost', 'storageCost'] as const;
export type OptionalLine = (typeof optionalLines)[number];

/** A price without any of them. */
export const noOptionalLines = {
  adsRate: 0,
  couponRate: 0,
  returnCost: 0,
  storageCost: 0,
} as const satisfies Record<OptionalLine, 0>;
