import type { Product } from '@saer/contract/products/product';
import type { Language } from '@saer/i18n/locale';
import { type Named, nameColumn } from './name-of.ts';

type PartlyNamed = { readonly [K in keyof Named]: string | null };

/** The name in a language, or in the other where there is none; null where there is neither. */
export const knownNameOf = (row: PartlyNamed, language: Language): string | null =>
  row[nameColumn(language)] ?? row.nameEn ?? row.nameAr;

/** The name of a product in a language, or in the other, or its barcode. */
export const productName = (
  product: Pick<Product, 'nameEn' | 'nameAr' | 'barcode'>,
  language: Language,
): string => knownNameOf(product, language) ?? product.barcode ?? '';
