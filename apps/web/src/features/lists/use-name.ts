import { useLanguage } from '../../lib/language.ts';

/** Names things in the reader's language. */
export const useName = (): ((named: { readonly nameEn: string; readonly nameAr: string }) => string) => {
  const isArabic = useLanguage() === 'ar';
  return ({ nameEn, nameAr }) => (isArabic ? nameAr : nameEn);
};
