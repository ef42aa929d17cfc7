import type { MessageDescriptor } from '@lingui/core';

/** Words of the page frame, and those that several sections share. */
export const pageWords = {
  title: /*i18n*/ { id: 'docs.title', message: 'Saer API' },
  brand: /*i18n*/ { id: 'docs.brand', message: 'Saer' },
  intro: /*i18n*/ {
    id: 'docs.intro',
    message:
      'The recommended price of a product in a Saudi store, with every fee on the way to it, and the accounts of those who use it. JSON over HTTP; prices and fees need no key, accounts need the token of a sign-in.',
  },
  units: /*i18n*/ {
    id: 'docs.units',
    message:
      'Money is whole halalas (`5000` is 50 riyals), rates are whole basis points (`1500` is 15%), sides millimetres, weights grams, days those of Riyadh.',
  },
  machine: /*i18n*/ { id: 'docs.machine', message: 'The same for machines: OpenAPI 3.1' },
  calculator: /*i18n*/ { id: 'docs.calculator', message: 'Calculator' },
  otherLanguage: /*i18n*/ { id: 'docs.otherLanguage', message: 'العربية' },
  contents: /*i18n*/ { id: 'docs.contents', message: 'Contents' },
  top: /*i18n*/ { id: 'docs.top', message: 'Overview' },
  request: /*i18n*/ { id: 'docs.request', message: 'Request' },
  body: /*i18n*/ { id: 'docs.body', message: 'Body' },
  reply: /*i18n*/ { id: 'docs.reply', message: 'Reply' },
  name: /*i18n*/ { id: 'docs.name', message: 'Name' },
  type: /*i18n*/ { id: 'docs.type', message: 'Type' },
  needed: /*i18n*/ { id: 'docs.needed', message: 'Required' },
  meaning: /*i18n*/ { id: 'docs.meaning', message: 'Meaning' },
  default: /*i18n*/ { id: 'docs.default', message: 'Default' },
  byDefault: /*i18n*/ { id: 'docs.byDefault', message: 'no, default' },
  example: /*i18n*/ { id: 'docs.example', message: 'Example' },
  yes: /*i18n*/ { id: 'docs.yes', message: 'yes' },
  no: /*i18n*/ { id: 'docs.no', message: 'no' },
  message: /*i18n*/ { id: 'docs.message', message: 'Message' },
  copy: /*i18n*/ { id: 'docs.copy', message: 'Copy' },
  copied: /*i18n*/ { id: 'docs.copied', message: 'Copied' },
  search: /*i18n*/ { id: 'docs.searchLabel', message: 'Search the endpoints' },
  found: /*i18n*/ { id: 'docs.found', message: 'Found: #' },
  before: /*i18n*/ { id: 'docs.before', message: 'Back: {title}' },
  next: /*i18n*/ { id: 'docs.next', message: 'Next: {title}' },
  count: /*i18n*/ {
    id: 'docs.count',
    message: '{count, plural, one {# endpoint} other {# endpoints}}',
  },
  skip: /*i18n*/ { id: 'docs.skip', message: 'Skip to the content' },
} satisfies Record<string, MessageDescriptor>;
