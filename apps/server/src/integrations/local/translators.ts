import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '@saer/i18n/locale';
import { messages as arabic } from '@saer/i18n/locales/ar/messages';
import { messages as english } from '@saer/i18n/locales/en/messages';
import { createTranslator } from '@saer/i18n/translator';

export type Say = (message: MessageDescriptor, values?: Readonly<Record<string, string | number>>) => string;

const translators = { ar: createTranslator('ar', arabic), en: createTranslator('en', english) };

/** The server's texts for people, in one language. */
export const sayIn =
  (language: Language): Say =>
  (message, values = {}) =>
    translators[language]._({ ...message, values });
