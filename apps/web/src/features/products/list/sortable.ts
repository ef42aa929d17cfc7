/** By what a list of products can be put in order. */
export const sortable = [
  'nameEn',
  'nameAr',
  'cost',
  'sellingPrice',
  'sellingProfit',
  'recommendedPrice',
  'difference',
  'monthlySales',
] as const;

/** The largest loss first. */
export const worstFirst = { column: 'sellingProfit', direction: 'asc' } as const;
