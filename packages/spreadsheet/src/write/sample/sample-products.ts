import { noOptionalLines } from '@saer/contract/optional-lines';
import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { standardVat } from '@saer/contract/standard-vat';
import { priceProduct } from '@saer/quoting/price-product';

const usual = {
  costIncludesVat: false,
  costVat: standardVat,
  vat: standardVat,
  vatRegistered: true,
  feeVatIsCost: false,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
} as const;

/** One product for each thing that a row may say: sides or a size class, a margin or a sum, a price ending, another store. */
const samples: readonly WrittenProduct[] = [
  {
    ...usual,
    barcode: '0628000000017',
    nameEn: 'Stainless steel travel cup, 500 ml',
    nameAr: 'كوب سفر من الفولاذ، 500 مل',
    store: 'NOON_SA_FBN',
    subFamily: 'home_general',
    sides: [200, 120, 90],
    weight: 450,
    cost: 1850,
    marginRate: 2000,
  },
  {
    ...usual,
    barcode: '0628000000024',
    nameEn: 'Wooden puzzle, 100 pieces',
    nameAr: 'أحجية خشبية، 100 قطعة',
    store: 'NOON_SA_FBN',
    subFamily: 'toys',
    sizeClass: 'large_envelope',
    weight: 600,
    cost: 2400,
    marginAmount: 1200,
  },
  {
    ...usual,
    barcode: '0628000000031',
    nameEn: 'Phone cover, transparent',
    nameAr: 'غطاء جوال شفاف',
    store: 'NOON_SA_FBN',
    subFamily: 'phone_accessories',
    sizeClass: 'small_envelope',
    weight: 45,
    cost: 600,
    marginRate: 2500,
    ending: '.95',
  },
  {
    ...usual,
    barcode: '0628000000048',
    nameEn: 'Wireless headphones',
    nameAr: 'سماعات لاسلكية',
    store: 'AMAZON_SA_FBA',
    subFamily: 'headphones',
    sides: [180, 160, 80],
    weight: 320,
    cost: 9600,
    marginRate: 1500,
    ending: 'whole',
  },
  {
    ...usual,
    barcode: '0628000000055',
    nameEn: 'Folding camping chair',
    nameAr: 'كرسي رحلات قابل للطي',
    store: 'NOON_SA_FBN',
    subFamily: 'sports_outdoors',
    sides: [900, 160, 150],
    weight: 2600,
    cost: 5200,
    marginRate: 1800,
  },
  {
    ...usual,
    barcode: '0628000000062',
    nameEn: 'Perfume, 100 ml',
    nameAr: 'عطر، 100 مل',
    store: 'AMAZON_SA_FBA',
    subFamily: 'fragrance',
    sizeClass: 'standard_parcel',
    weight: 480,
    cost: 14_000,
    marginAmount: 4000,
  },
];

/** The products of the sample workbooks that a book prices. */
export const sampleProducts = (book: FeeBook): readonly WrittenProduct[] =>
  samples.filter((product) => priceProduct(book, product).ok);
