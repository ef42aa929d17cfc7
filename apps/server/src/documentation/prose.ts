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
export const errorProse = (errorCode: ErrorCode): string => errorMessage(i18n, errorCode, placeholders);

/** Words of the page frame, and those that several sections share. */
export const pageWords = {
  title: 'Saer API',
  brand: 'Saer',
  intro:
    'The recommended price of a product in a Saudi store, with every fee on the way to it, and the accounts of those who use it. JSON over HTTP; prices and fees need no key, accounts need the token of a sign-in.',
  units:
    'Money is whole halalas (`5000` is 50 riyals), rates are whole basis points (`1500` is 15%), sides millimetres, weights grams, days those of Riyadh.',
  machine: 'The same for machines: OpenAPI 3.1',
  calculator: 'Calculator',
  contents: 'Contents',
  top: 'Overview',
  request: 'Request',
  body: 'Body',
  reply: 'Reply',
  name: 'Name',
  type: 'Type',
  needed: 'Required',
  meaning: 'Meaning',
  default: 'Default',
  byDefault: 'no, default',
  example: 'Example',
  yes: 'yes',
  no: 'no',
  message: 'Message',
  copy: 'Copy',
  copied: 'Copied',
  search: 'Search the endpoints',
  found: 'Found: #',
  who: 'Who may call it',
  everyone: 'everyone, without a token too',
  skip: 'Skip to the content',
} as const;
