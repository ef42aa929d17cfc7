import { noOptionalLines } from '@saer/contract/optional-lines';
import { priceProduct } from '@saer/quoting/price-product';
import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import type { Language } from '@saer/i18n/locale';
import { standardVat } from '@saer/contract/standard-vat';
import type { RowTexts } from '../../rows/product-column.ts';
import { textsOf } from '../../rows/written-texts.ts';
import { sheetTranslators } from '../sheet-translators.ts';
import { templateWords } from './template-words.ts';

/** A cup: 20 × 12 × 9 cm, 450 g, for 18.50 SAR. */
const cup = {
  barcode: '0628000000017',
  sides: [200, 120, 90],
  weight: 450,
  cost: 1850,
  costIncludesVat: false,
  costVat: standardVat,
  vat: standardVat,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2000,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
} as const;

/** Where a cup belongs, if the book has that. */
const isCups = (subFamily: string): boolean => subFamily === 'home_general';

/** A product that the book prices, as a row would have it: in the first of its stores and sub families that can. */
export function exampleTexts(book: FeeBook, language: Language): RowTexts {
  const name = sheetTranslators[language]._(templateWords.exampleName);
  const subFamilies = book.subFamilies.map(({ code }) => code);
  for (const store of book.stores)
    for (const subFamily of [...subFamilies.filter(isCups), ...subFamilies]) {
      const product: WrittenProduct = {
        ...cup,
        sides: [...cup.sides],
        store: store.code,
        subFamily,
        ...(language === 'ar' ? { nameAr: name } : { nameEn: name }),
      };
      if (priceProduct(book, product).ok) {
        const texts = textsOf(product, book, language);
        return { ...texts, profit: texts.marginRate ?? '' };
      }
    }
  return {};
}
