import { messages as arabic } from '@saer/i18n/locales/ar/errors';
import { messages as english } from '@saer/i18n/locales/en/errors';
import { createTranslator } from '@saer/i18n/translator';

/** What the server says, in each language. */
export const translators = { ar: createTranslator('ar', arabic), en: createTranslator('en', english) };
