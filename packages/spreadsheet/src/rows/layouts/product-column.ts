/** The fields that a column of a product sheet can have. Sides may be in any order; `name` is in the language in which it is written. */
export const productColumns = [
  'barcode',
  /** The seller's own number for a product, as marketplaces' files name it. */
  'sku',
  'name',
  'nameEn',
  'nameAr',
  'store',
  'family',
  'subFamily',
  'type',
  'sizeClass',
  'longestSide',
  'medianSide',
  'shortestSide',
  'weight',
  'handover',
  'cost',
  'costIncludesVat',
  'costVat',
  'vat',
  'vatRegistered',
  'feeVatIsCost',
  /** The target profit: a sum, or with a percent sign a share. */
  'profit',
  'marginRate',
  'marginAmount',
  'marginBase',
  'extraRate',
  'extraFixed',
  /** Shares of the price, and sums for each unit sold. */
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
  'ending',
  'referralRate',
  'fulfilmentFee',
  /** The price its seller wants, instead of the recommended one. */
  'price',
  /** Its price in the store today: for comparison, never a target. */
  'currentPrice',
  /** The price range permitted by the marketplace. */
  'minPrice',
  'maxPrice',
  /** Units sold a month. */
  'monthlySales',
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** The column of each field, by position from 0. */
export type ColumnMapping = Readonly<Partial<Record<ProductColumn, number>>>;

/** A row's cells as text, by field. */
export type RowTexts = Readonly<Partial<Record<ProductColumn, string>>>;
