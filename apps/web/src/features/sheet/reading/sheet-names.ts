import type { Language } from '@saer/i18n/locale';

/** The name of the single sheet in a priced file. */
export const sheetNames: Readonly<Record<Language, string>> = { ar: 'المنتجات', en: 'Products' };
