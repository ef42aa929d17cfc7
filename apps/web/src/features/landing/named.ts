import type { Language } from '@saer/i18n/locale';

/** A thing of the reference data, by the code that links carry and the names people read. */
export interface Named {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

export const nameIn = (language: Language, { nameEn, nameAr }: Named): string =>
  language === 'ar' ? nameAr : nameEn;
