import type { MessageDescriptor } from '@lingui/core';

/** Names of the sheets in an exported impact. */
export const impactSheetWords = {
  sellers: /*i18n*/ { id: 'impact.sellers', message: 'Sellers' },
  products: /*i18n*/ { id: 'impact.products', message: 'Products' },
} satisfies Record<string, MessageDescriptor>;

/** Headers of its columns. */
export const impactColumnWords = {
  seller: /*i18n*/ { id: 'impact.seller', message: 'Seller' },
  allProducts: /*i18n*/ { id: 'impact.allProducts', message: 'Products in the store' },
  earningLess: /*i18n*/ { id: 'impact.earningLess', message: 'Products that earn less' },
  losingMargin: /*i18n*/ { id: 'impact.losingMargin', message: 'Products that miss their target now' },
  makingLoss: /*i18n*/ { id: 'impact.makingLoss', message: 'Products sold at a loss now' },
  change: /*i18n*/ { id: 'impact.change', message: 'Change per sale (SAR)' },
  monthlyChange: /*i18n*/ { id: 'impact.monthlyChange', message: 'Change per month (SAR)' },
  notifiedAt: /*i18n*/ { id: 'impact.notifiedAt', message: 'Told on' },
  barcode: /*i18n*/ { id: 'impact.barcode', message: 'Barcode' },
  product: /*i18n*/ { id: 'impact.product', message: 'Product' },
  price: /*i18n*/ { id: 'impact.price', message: 'Price now (SAR)' },
  before: /*i18n*/ { id: 'impact.before', message: 'Profit before (SAR)' },
  after: /*i18n*/ { id: 'impact.after', message: 'Profit after (SAR)' },
  needed: /*i18n*/ { id: 'impact.needed', message: 'Price needed (SAR)' },
  monthlySales: /*i18n*/ { id: 'impact.monthlySales', message: 'Units sold a month' },
} satisfies Record<string, MessageDescriptor>;
