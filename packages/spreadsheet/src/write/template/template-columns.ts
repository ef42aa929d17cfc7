import type { MessageDescriptor } from '@lingui/core';
import type { ProductColumn } from '../../rows/layouts/product-column.ts';

/** A column of the template: whether a product needs it, and what to write in it. */
export interface TemplateColumn {
  readonly column: ProductColumn;
  readonly need: 'always' | 'either' | 'never';
  readonly hint: MessageDescriptor;
}

/** In the order of the sheet, which is that in which one thinks of a product. */
export const templateColumns: readonly TemplateColumn[] = [
  {
    column: 'barcode',
    need: 'either',
    hint: /*i18n*/ {
      id: 'template.barcode',
      message:
        'Barcode or SKU, up to 64 characters. We use it to find and update a product you upload again.',
    },
  },
  {
    column: 'nameAr',
    need: 'either',
    hint: /*i18n*/ {
      id: 'template.nameAr',
      message: 'The name in Arabic. A product needs one name, or a barcode.',
    },
  },
  {
    column: 'nameEn',
    need: 'either',
    hint: /*i18n*/ {
      id: 'template.nameEn',
      message: 'The name in English. A product needs one name, or a barcode.',
    },
  },
  {
    column: 'store',
    need: 'always',
    hint: /*i18n*/ { id: 'template.store', message: 'Where you sell it. Choose from the list.' },
  },
  {
    column: 'subFamily',
    need: 'always',
    hint: /*i18n*/ {
      id: 'template.subFamily',
      message: 'The kind of product; it decides the commission. Choose from the list.',
    },
  },
  {
    column: 'type',
    need: 'never',
    hint: /*i18n*/ { id: 'template.type', message: 'The type within the category, if you want to give it.' },
  },
  {
    column: 'longestSide',
    need: 'either',
    hint: /*i18n*/ {
      id: 'template.longestSide',
      message: 'Of the packed product, in centimetres. Not needed where you choose a size class.',
    },
  },
  {
    column: 'medianSide',
    need: 'either',
    hint: /*i18n*/ {
      id: 'template.medianSide',
      message: 'In centimetres. The three dimensions can be in any order.',
    },
  },
  {
    column: 'shortestSide',
    need: 'either',
    hint: /*i18n*/ { id: 'template.shortestSide', message: 'In centimetres.' },
  },
  {
    column: 'weight',
    need: 'either',
    hint: /*i18n*/ { id: 'template.weight', message: 'Of the product, in grams.' },
  },
  {
    column: 'sizeClass',
    need: 'either',
    hint: /*i18n*/ {
      id: 'template.sizeClass',
      message: 'The store’s packaging type, if you know it; the dimensions are then not needed.',
    },
  },
  {
    column: 'handover',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.handover',
      message: 'Who hands the parcel to the courier, where the store charges differently for it.',
    },
  },
  {
    column: 'cost',
    need: 'always',
    hint: /*i18n*/ { id: 'template.cost', message: 'What one piece costs you, in riyals.' },
  },
  {
    column: 'profit',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.profit',
      message: 'The profit you want: a sum such as 12, or a share of the price such as 20%.',
    },
  },
  {
    column: 'ending',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.ending',
      message: 'How the recommended price ends. Left empty: as is usual in the store.',
    },
  },
  {
    column: 'price',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.price',
      message:
        'The price you sell at, if you have one, to see what it leaves. If empty: the recommended price.',
    },
  },
  {
    column: 'extraRate',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.extraRate',
      message: 'Other costs as a share of the price, such as payment fees: 5 for 5%.',
    },
  },
  {
    column: 'extraFixed',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.extraFixed',
      message: 'Other costs per piece, in riyals, such as packaging.',
    },
  },
  {
    column: 'adsRate',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.adsRate',
      message: 'What you spend on ads as a share of your sales: 8 for 8%.',
    },
  },
  {
    column: 'couponRate',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.couponRate',
      message:
        'What coupons cost you on average: if 3 of 10 buyers use a coupon of 10%, that is 3 for 3% of the price.',
    },
  },
  {
    column: 'returnCost',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.returnCost',
      message: 'What returns cost you, in riyals, spread over every piece sold.',
    },
  },
  {
    column: 'storageCost',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.storageCost',
      message: 'Storage of one piece until it is sold, in riyals.',
    },
  },
  {
    column: 'costIncludesVat',
    need: 'never',
    hint: /*i18n*/ { id: 'template.costIncludesVat', message: 'Yes or no. Left empty: no.' },
  },
  {
    column: 'vat',
    need: 'never',
    hint: /*i18n*/ { id: 'template.vat', message: 'Left empty: 15%. A zero-rated product: 0%.' },
  },
  {
    column: 'vatRegistered',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.vatRegistered',
      message: 'Whether you are registered for VAT. If empty: yes.',
    },
  },
  {
    column: 'referralRate',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.referralRate',
      message: 'A commission agreed with you, instead of the store’s own.',
    },
  },
  {
    column: 'fulfilmentFee',
    need: 'never',
    hint: /*i18n*/ {
      id: 'template.fulfilmentFee',
      message: 'A fulfilment fee agreed with you, before VAT, instead of the store’s own.',
    },
  },
];
