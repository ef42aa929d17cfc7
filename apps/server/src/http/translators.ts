import { messages as arabicErrors } from '@saer/i18n/locales/ar/errors';
import { messages as arabicSheets } from '@saer/i18n/locales/ar/sheets';
import { messages as englishErrors } from '@saer/i18n/locales/en/errors';
import { messages as englishSheets } from '@saer/i18n/locales/en/sheets';
import { createTranslator } from '@saer/i18n/translator';

/** What the server says, in each language. */
export const translators = {
  ar: createTranslator('ar', arabicErrors, arabicSheets),
  en: createTranslator('en', englishErrors, englishSheets),
};
