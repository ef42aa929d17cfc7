import { readFileSync } from 'node:fs';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { Language } from '@saer/i18n/locale';
import { messages as arAdminErrors } from '@saer/i18n/locales/ar/admin-errors';
import { messages as arSignInErrors } from '@saer/i18n/locales/ar/sign-in-errors';
import { messages as arContactErrors } from '@saer/i18n/locales/ar/contact-errors';
import { messages as arErrors } from '@saer/i18n/locales/ar/errors';
import { messages as enAdminErrors } from '@saer/i18n/locales/en/admin-errors';
import { messages as enSignInErrors } from '@saer/i18n/locales/en/sign-in-errors';
import { messages as enContactErrors } from '@saer/i18n/locales/en/contact-errors';
import { messages as enErrors } from '@saer/i18n/locales/en/errors';
import { messages as arSheets } from '@saer/i18n/locales/ar/sheets';
import { messages as enSheets } from '@saer/i18n/locales/en/sheets';
import { createTranslator } from '@saer/i18n/translator';

const entry = /^(?:msgctxt "(?<context>.*)"\n)?msgid "(?<id>.*)"\nmsgstr "(?<text>.*)"$/gm;

const read = (room: string, language: Language): ReadonlyMap<string, string> => {
  const file = readFileSync(`packages/i18n/locales/${language}/${room}.po`, 'utf8');
  const entries = [...file.matchAll(entry)].map(({ groups }) => groups);
  return new Map(
    entries
      .filter((each) => each?.['context'] === undefined)
      .map((each) => [each?.['id'] ?? '', each?.['text'] ?? '']),
  );
};

/** The messages of some features in one language, by their English; values are inserted for `{name}`. */
export const wordsOf = (language: Language, ...features: readonly string[]) => {
  const words = features.map((room) => read(room, language));
  return (english: string, figures: Readonly<Record<string, string>> = {}): string => {
    const text = words.map((room) => room.get(english)).find((each) => each !== undefined);
    if (text === undefined) throw new Error(`No catalogue of ${features.join(', ')} has “${english}”`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? `{${name}}`);
  };
};

const translators = {
  ar: createTranslator('ar', arErrors, arAdminErrors, arSignInErrors, arContactErrors, arSheets),
  en: createTranslator('en', enErrors, enAdminErrors, enSignInErrors, enContactErrors, enSheets),
};

type ErrorArguments = Parameters<typeof errorMessage> extends [unknown, ...infer Rest] ? Rest : never;

/** The message of an error in one language, as server and page display it. */
export const errorIn = (language: Language, ...error: ErrorArguments): string =>
  errorMessage(translators[language], ...error);
