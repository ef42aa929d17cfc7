import type { Language } from '@saer/i18n/locale';

/** What the one sheet of a priced file is called. */
export const sheetNames: Readonly<Record<Language, string>> = { ar: 'المنتجات', en: 'Products' };
