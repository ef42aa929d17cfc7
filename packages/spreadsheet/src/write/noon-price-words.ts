import type { MessageDescriptor } from '@lingui/core';
import type { NoonPriceReason } from './noon-price-rows.ts';

/** Texts of noon's price file about omitted products. noon’s own headers are not translated. */
export const noonPriceWords = {
  notInFile: /*i18n*/ { id: 'noonPrices.notInFile', message: 'Not in the file' },
  name: /*i18n*/ { id: 'noonPrices.name', message: 'Product' },
  barcode: /*i18n*/ { id: 'noonPrices.barcode', message: 'Barcode' },
  price: /*i18n*/ { id: 'noonPrices.price', message: 'Price (SAR)' },
  min: /*i18n*/ { id: 'noonPrices.least', message: 'Lowest price allowed (SAR)' },
  max: /*i18n*/ { id: 'noonPrices.most', message: 'Highest price allowed (SAR)' },
  reason: /*i18n*/ { id: 'noonPrices.reason', message: 'Why' },
} as const satisfies Record<string, MessageDescriptor>;

export const noonPriceReasons: Readonly<Record<NoonPriceReason, MessageDescriptor>> = {
  otherStore: /*i18n*/ { id: 'noonPrices.otherStore', message: 'It is not sold on noon.' },
  noSku: /*i18n*/ {
    id: 'noonPrices.noSku',
    message: 'It has no SKU (partner_sku), by which noon knows it.',
  },
  belowRange: /*i18n*/ {
    id: 'noonPrices.belowRange',
    message: 'The price is below the lowest one that noon allows.',
  },
  aboveRange: /*i18n*/ {
    id: 'noonPrices.aboveRange',
    message: 'The price is above the highest one that noon allows.',
  },
  skuTwice: /*i18n*/ {
    id: 'noonPrices.skuTwice',
    message: 'Another product with this SKU is in the file at another price.',
  },
};
