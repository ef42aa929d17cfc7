import type { Language } from '@saer/i18n/locale';

type Named = { readonly nameEn: string; readonly nameAr: string };

/** A bilingual row's name in one language. */
export const nameOf = ({ nameEn, nameAr }: Named, language: Language): string =>
  language === 'ar' ? nameAr : nameEn;
