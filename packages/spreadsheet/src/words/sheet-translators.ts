import type { I18n } from '@lingui/core';
import { messages as arabicErrors } from '@saer/i18n/locales/ar/errors';
import { messages as arabicWords } from '@saer/i18n/locales/ar/sheets';
import { messages as englishErrors } from '@saer/i18n/locales/en/errors';
import { messages as englishWords } from '@saer/i18n/locales/en/sheets';
import type { Language } from '@saer/i18n/locale';
import { createTranslator } from '@saer/i18n/translator';

/** Texts of written sheets, in each language. */
export const sheetTranslators: Readonly<Record<Language, I18n>> = {
  ar: createTranslator('ar', arabicErrors, arabicWords),
  en: createTranslator('en', englishErrors, englishWords),
};
