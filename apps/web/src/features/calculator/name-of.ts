import type { Language } from '@saer/i18n/locale';

/** A bilingual row's name in one language. */
export const nameOf = (
  row: { readonly nameEn: string; readonly nameAr: string },
  language: Language,
): string => (language === 'ar' ? row.nameAr : row.nameEn);
