import type { ErrorCode } from '@saer/contract/api/error-code';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { messages as adminErrors } from '@saer/i18n/locales/en/admin-errors';
import { messages as contactErrors } from '@saer/i18n/locales/en/contact-errors';
import { messages as errors } from '@saer/i18n/locales/en/errors';
import { messages as sheets } from '@saer/i18n/locales/en/sheets';
import { messages as signInErrors } from '@saer/i18n/locales/en/sign-in-errors';
import { createTranslator } from '@saer/i18n/translator';
import { html, type Html } from '../http/replies/html.ts';

export const code = (text: string): Html => html`<code dir="ltr">${text}</code>`;

/** A text whose parts between backticks are code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? code(part) : html`${part}`))}`;

const i18n = createTranslator('en', errors, adminErrors, signInErrors, contactErrors, sheets);

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
    .map((name) => [name, `[${name}]`]),
);

/** The message of an error. */
export const errorText = (errorCode: ErrorCode): string => errorMessage(i18n, errorCode, placeholders);
