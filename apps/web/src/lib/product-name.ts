import type { Language } from '@saer/i18n/locale';
import type { Product } from '@saer/contract/product';

type Called = Pick<Product, 'nameEn' | 'nameAr' | 'barcode'>;

/** What a product is called: its name in the reader's language, or in the other, or its barcode. */
export const productName = ({ nameEn, nameAr, barcode }: Called, language: Language): string =>
  (language === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? barcode ?? '';
