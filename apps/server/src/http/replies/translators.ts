import { messages as arabicAdminErrors } from '@saer/i18n/locales/ar/admin-errors';
import { messages as arabicSignInErrors } from '@saer/i18n/locales/ar/sign-in-errors';
import { messages as arabicContactErrors } from '@saer/i18n/locales/ar/contact-errors';
import { messages as arabicErrors } from '@saer/i18n/locales/ar/errors';
import { messages as arabicReplies } from '@saer/i18n/locales/ar/replies';
import { messages as arabicSheets } from '@saer/i18n/locales/ar/sheets';
import { messages as englishAdminErrors } from '@saer/i18n/locales/en/admin-errors';
import { messages as englishSignInErrors } from '@saer/i18n/locales/en/sign-in-errors';
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
    arabicSignInErrors,
    arabicContactErrors,
    arabicReplies,
    arabicSheets,
  ),
  en: createTranslator(
    'en',
    englishErrors,
    englishAdminErrors,
    englishSignInErrors,
    englishContactErrors,
    englishReplies,
    englishSheets,
  ),
};
