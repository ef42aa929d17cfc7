import type { Language } from '@saer/i18n/locale';
import type { Product } from '@saer/contract/products/product';

/** A row with its name in both languages. */
export interface Named {
  readonly nameEn: string;
  readonly nameAr: string;
}

/** The same, by the code that links carry. */
export interface NamedByCode extends Named {
  readonly code: string;
}

/** The column that holds a row's name in a language. */
export const nameColumn = (language: Language) => (language === 'ar' ? 'nameAr' : 'nameEn');

/** The name of a row in a language. */
export const getName = (row: Named, language: Language): string => row[nameColumn(language)];

interface Described {
  readonly descriptionEn: string;
  readonly descriptionAr: string;
}

/** The description of a row in a language. */
export const getDescription = ({ descriptionEn, descriptionAr }: Described, language: Language): string =>
  language === 'ar' ? descriptionAr : descriptionEn;

type PartlyNamed = { readonly [K in keyof Named]: string | null };

/** The name in a language, or in the other where there is none; null where there is neither. */
export const getKnownName = (row: PartlyNamed, language: Language): string | null =>
  row[nameColumn(language)] ?? row.nameEn ?? row.nameAr;

/** The name of a product in a language, or in the other, or its barcode. */
export const productName = (
  product: Pick<Product, 'nameEn' | 'nameAr' | 'barcode'>,
  language: Language,
): string => getKnownName(product, language) ?? product.barcode ?? '';
