import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '@saer/contract/error-code';
import { errorMessage } from '@saer/i18n/error-messages';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { messages as arabicWords } from '@saer/i18n/locales/ar/documentation';
import { messages as arabicAdminErrors } from '@saer/i18n/locales/ar/admin-errors';
import { messages as arabicSignInErrors } from '@saer/i18n/locales/ar/sign-in-errors';
import { messages as arabicContactErrors } from '@saer/i18n/locales/ar/contact-errors';
import { messages as arabicErrors } from '@saer/i18n/locales/ar/errors';
import { messages as arabicSheets } from '@saer/i18n/locales/ar/sheets';
import { messages as englishWords } from '@saer/i18n/locales/en/documentation';
import { messages as englishAdminErrors } from '@saer/i18n/locales/en/admin-errors';
import { messages as englishSignInErrors } from '@saer/i18n/locales/en/sign-in-errors';
import { messages as englishContactErrors } from '@saer/i18n/locales/en/contact-errors';
import { messages as englishErrors } from '@saer/i18n/locales/en/errors';
import { messages as englishSheets } from '@saer/i18n/locales/en/sheets';
import { createTranslator } from '@saer/i18n/translator';
import { html, type Html } from '../http/html.ts';

const translators = {
  ar: createTranslator(
    'ar',
    arabicErrors,
    arabicAdminErrors,
    arabicSignInErrors,
    arabicContactErrors,
    arabicSheets,
    arabicWords,
  ),
  en: createTranslator(
    'en',
    englishErrors,
    englishAdminErrors,
    englishSignInErrors,
    englishContactErrors,
    englishSheets,
    englishWords,
  ),
};

/** Functions for writing the page in one language. */
export interface Translator {
  readonly language: Language;
  readonly say: (message: MessageDescriptor) => string;
  readonly sayWith: (message: MessageDescriptor, values: Readonly<Record<string, unknown>>) => string;
  /** Like `say`; text between backticks becomes code. */
  readonly prose: (message: MessageDescriptor) => Html;
  readonly error: (code: ErrorCode) => string;
}

/** Latin letters are isolated left to right inside an Arabic sentence. */
export const code = (text: string): Html => html`<code dir="ltr">${text}</code>`;

/** A message without values: each placeholder displays its name. */
const placeholders = Object.fromEntries(
  (
    'name minimum maximum options store family subFamily type sizeClass shippingWeight maxShippingWeight ' +
    'on first fee highestMarginRate rows column operator relation id seconds triesLeft until ' +
    'code count min max otherMin otherMax last inForce other sheet barcode row received value percent share ' +
    'nearest width height longest megabytes header examples suggestion sides weight cost renamed ' +
    'blank line earliest ar en word currency text number day typed price sale'
  )
    .split(' ')
    .map((name) => [name, isolateLtr(`[${name}]`)]),
);

export function translatorFor(language: Language): Translator {
  const i18n = translators[language];
  const say = (message: MessageDescriptor) => i18n._(message);
  return {
    language,
    say,
    sayWith: ({ id }, values) => i18n._(id, values),
    prose: (message) =>
      html`${say(message)
        .split('`')
        .map((part, at) => (at % 2 === 1 ? code(part) : html`${part}`))}`,
    error: (errorCode) => errorMessage(i18n, errorCode, placeholders),
  };
}
