import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type Language, localeTags } from './locale.ts';

/** Creates a translator for one language from compiled catalogs; later catalogs win on equal ids. */
export const createTranslator = (language: Language, ...catalogs: readonly Messages[]): I18n => {
  const locale = localeTags[language];
  return setupI18n({ locale, messages: { [locale]: Object.assign({}, ...catalogs) } });
};
