import type { MessageDescriptor } from '@lingui/core';

/**
 * Column names of product sheets: in templates, downloads and the grid. Input columns differ from result columns, so that a priced
 * sheet that is uploaded again is not read as if its seller had entered the results.
 */
export const sheetColumnWords = {
  barcode: /*i18n*/ { id: 'column.barcode', message: 'Barcode' },
  sku: /*i18n*/ { id: 'column.sku', message: 'SKU' },
  name: /*i18n*/ { id: 'column.name', message: 'Product name' },
  nameEn: /*i18n*/ { id: 'column.nameEn', message: 'English name' },
  nameAr: /*i18n*/ { id: 'column.nameAr', message: 'Arabic name' },
  store: /*i18n*/ { id: 'column.store', message: 'Store' },
  family: /*i18n*/ { id: 'column.family', message: 'Family' },
  subFamily: /*i18n*/ { id: 'column.subFamily', message: 'Category' },
  type: /*i18n*/ { id: 'column.type', message: 'Type' },
  sizeClass: /*i18n*/ { id: 'column.sizeClass', message: 'Size class' },
  longestSide: /*i18n*/ { id: 'column.longestSide', message: 'Longest side (cm)' },
  medianSide: /*i18n*/ { id: 'column.medianSide', message: 'Median side (cm)' },
  shortestSide: /*i18n*/ { id: 'column.shortestSide', message: 'Shortest side (cm)' },
  weight: /*i18n*/ { id: 'column.weight', message: 'Weight (g)' },
  handover: /*i18n*/ { id: 'column.handover', message: 'Handover' },
  cost: /*i18n*/ { id: 'column.cost', message: 'Cost (SAR)' },
  costIncludesVat: /*i18n*/ { id: 'column.costIncludesVat', message: 'The cost includes VAT' },
  costVat: /*i18n*/ { id: 'column.costVat', message: 'VAT on the cost (%)' },
  vat: /*i18n*/ { id: 'column.vat', message: 'VAT on the sale (%)' },
  vatRegistered: /*i18n*/ { id: 'column.vatRegistered', message: 'Registered for VAT' },
  feeVatIsCost: /*i18n*/ { id: 'column.feeVatIsCost', message: 'VAT on fees not recovered' },
  profit: /*i18n*/ { id: 'column.profit', message: 'Required profit (SAR or %)' },
  marginRate: /*i18n*/ { id: 'column.marginRate', message: 'Required margin (%)' },
  marginAmount: /*i18n*/ { id: 'column.marginAmount', message: 'Required profit amount (SAR)' },
  marginBase: /*i18n*/ { id: 'column.marginBase', message: 'Margin of' },
  extraRate: /*i18n*/ { id: 'column.extraRate', message: 'Extra costs (%)' },
  extraFixed: /*i18n*/ { id: 'column.extraFixed', message: 'Extra costs (SAR)' },
  ending: /*i18n*/ { id: 'column.ending', message: 'Price ending' },
  referralRate: /*i18n*/ { id: 'column.referralRate', message: 'Agreed commission (%)' },
  fulfilmentFee: /*i18n*/ { id: 'column.fulfilmentFee', message: 'Agreed fulfilment fee (SAR)' },
  price: /*i18n*/ { id: 'column.price', message: 'Your price (SAR)' },
  currentPrice: /*i18n*/ { id: 'column.currentPrice', message: 'Current price (SAR)' },
  minPrice: /*i18n*/ { id: 'column.minPrice', message: 'Lowest price allowed (SAR)' },
  maxPrice: /*i18n*/ { id: 'column.maxPrice', message: 'Highest price allowed (SAR)' },
  monthlySales: /*i18n*/ { id: 'column.monthlySales', message: 'Units sold a month' },
} as const satisfies Record<string, MessageDescriptor>;
