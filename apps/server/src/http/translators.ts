import { messages as arabicAdminErrors } from '@saer/i18n/locales/ar/admin-errors';
import { messages as arabicContactErrors } from '@saer/i18n/locales/ar/contact-errors';
import { messages as arabicErrors } from '@saer/i18n/locales/ar/errors';
import { messages as arabicReplies } from '@saer/i18n/locales/ar/replies';
import { messages as arabicSheets } from '@saer/i18n/locales/ar/sheets';
import { messages as englishAdminErrors } from '@saer/i18n/locales/en/admin-errors';
import { messages as englishContactErrors } from '@saer/i18n/locales/en/contact-errors';
import { messages as englishErrors } from '@saer/i18n/locales/en/errors';
import { messages as englishReplies } from '@saer/i18n/locales/en/replies';
import { messages as englishSheets } from '@saer/i18n/locales/en/sheets';
import { createTranslator } from '@saer/i18n/translator';

/** Messages of the server, in each language. */
export const translators = {
  ar: createTranslator(
    'ar',
    arabicErrors,
    arabicAdminErrors,
    arabicContactErrors,
    arabicReplies,
    arabicSheets,
  ),
  en: createTranslator(
    'en',
    englishErrors,
    englishAdminErrors,
    englishContactErrors,
    englishReplies,
    englishSheets,
  ),
};
