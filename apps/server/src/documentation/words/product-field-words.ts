import type { MessageDescriptor } from '@lingui/core';

/** The meaning of each field of a product, by its path. */
export const productFieldWords: Readonly<Record<string, MessageDescriptor>> = {
  on: /*i18n*/ { id: 'docs.product.on', message: 'The day whose fees hold; default: today in Riyadh' },
  feeTable: /*i18n*/ {
    id: 'docs.product.feeTable',
    message:
      'The fee table an earlier calculation named as `version.id`: its fees price the product again, whatever is in force today',
  },
  store: /*i18n*/ { id: 'docs.product.store', message: 'Code of the store, such as `NOON_SA_FBN`' },
  barcode: /*i18n*/ {
    id: 'docs.product.barcode',
    message: 'Finds the fees agreed for this product, if there are any',
  },
  family: /*i18n*/ {
    id: 'docs.product.family',
    message: 'Code of the product family; the sub family already tells it',
  },
  subFamily: /*i18n*/ {
    id: 'docs.product.subFamily',
    message: 'Code of the sub family (category); it decides the commission',
  },
  type: /*i18n*/ { id: 'docs.product.type', message: 'Code of the product type' },
  sizeClass: /*i18n*/ { id: 'docs.product.sizeClass', message: 'Code of the size class, instead of `sides`' },
  sides: /*i18n*/ {
    id: 'docs.product.sides',
    message: 'Three sides of the packed product in millimetres, in any order',
  },
  weight: /*i18n*/ { id: 'docs.product.weight', message: 'Weight of the packed product in grams' },
  handover: /*i18n*/ {
    id: 'docs.product.handover',
    message: 'Who hands the parcel to the courier, where the store asks',
  },
  cost: /*i18n*/ { id: 'docs.product.cost', message: 'What one unit costs you, in halalas' },
  costIncludesVat: /*i18n*/ {
    id: 'docs.product.costIncludesVat',
    message: 'Whether `cost` holds the VAT already',
  },
  costVat: /*i18n*/ { id: 'docs.product.costVat', message: 'VAT paid on the purchase' },
  vat: /*i18n*/ { id: 'docs.product.vat', message: 'VAT in the sale price; `0` for a zero-rated item' },
  vatRegistered: /*i18n*/ {
    id: 'docs.product.vatRegistered',
    message: 'Whether the seller is registered for VAT',
  },
  feeVatIsCost: /*i18n*/ {
    id: 'docs.product.feeVatIsCost',
    message: 'Registered, but does not recover the VAT on the store’s fees',
  },
  marginRate: /*i18n*/ {
    id: 'docs.product.marginRate',
    message: 'The target profit as a rate of `marginBase`; without it the range factor decides',
  },
  marginBase: /*i18n*/ {
    id: 'docs.product.marginBase',
    message: 'What the rate is of: the price with VAT, the price without it, or the cost',
  },
  marginAmount: /*i18n*/ {
    id: 'docs.product.marginAmount',
    message: 'The target profit as a sum; with a rate, both must hold',
  },
  extraRate: /*i18n*/ { id: 'docs.product.extraRate', message: 'Extra costs as a rate of the price' },
  extraFixed: /*i18n*/ { id: 'docs.product.extraFixed', message: 'Extra costs as a sum per unit' },
  adsRate: /*i18n*/ { id: 'docs.product.adsRate', message: 'Ads as a rate of the price' },
  couponRate: /*i18n*/ {
    id: 'docs.product.couponRate',
    message: 'Coupons paid by the seller, as an average rate of the price of every unit sold',
  },
  returnCost: /*i18n*/ {
    id: 'docs.product.returnCost',
    message: 'What returns cost, spread over every unit sold',
  },
  storageCost: /*i18n*/ { id: 'docs.product.storageCost', message: 'Storage of one unit until it is sold' },
  ending: /*i18n*/ { id: 'docs.product.ending', message: 'How the price ends; default: the store’s own' },
  override: /*i18n*/ {
    id: 'docs.product.override',
    message: 'Fees agreed for this product, or typed where the store publishes none',
  },
  'override.referral': /*i18n*/ {
    id: 'docs.product.override.referral',
    message: 'In place of the store’s commission',
  },
  'override.fulfilment': /*i18n*/ {
    id: 'docs.product.override.fulfilment',
    message: 'In place of the store’s fulfilment fee',
  },
  price: /*i18n*/ {
    id: 'docs.product.price',
    message: 'A price of your own: `final` then says what it leaves',
  },
};
