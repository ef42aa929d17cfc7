import type { MessageDescriptor } from '@lingui/core';
import { calculate, calculateMany } from '@saer/contract/calculate';
import type { Endpoint } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import { health } from '@saer/contract/health';
import { referenceData, type ReferenceName, referenceNames } from '@saer/contract/reference-data';

/** The words of the documentation page. */
export const words = {
  title: /*i18n*/ { id: 'docs.title', message: 'Saer API' },
  intro: /*i18n*/ {
    id: 'docs.intro',
    message:
      'Money is whole halalas, rates are whole basis points (15% is 1500), sides millimetres, weights grams. Days are those of Riyadh.',
  },
  machine: /*i18n*/ { id: 'docs.machine', message: 'The same as an OpenAPI 3.1 document' },
  otherLanguage: /*i18n*/ { id: 'docs.otherLanguage', message: 'العربية' },
  endpoints: /*i18n*/ { id: 'docs.endpoints', message: 'Addresses' },
  headers: /*i18n*/ { id: 'docs.headers', message: 'Headers of every call' },
  query: /*i18n*/ { id: 'docs.query', message: 'Query' },
  body: /*i18n*/ { id: 'docs.body', message: 'Body' },
  reply: /*i18n*/ { id: 'docs.reply', message: 'Reply' },
  schemas: /*i18n*/ { id: 'docs.schemas', message: 'Objects' },
  errors: /*i18n*/ { id: 'docs.errors', message: 'Errors' },
  errorsIntro: /*i18n*/ {
    id: 'docs.errorsIntro',
    message:
      'Every error carries a code, a message in the caller’s language and, where there is one, the field.',
  },
  name: /*i18n*/ { id: 'docs.name', message: 'Name' },
  type: /*i18n*/ { id: 'docs.type', message: 'Type' },
  needed: /*i18n*/ { id: 'docs.needed', message: 'Needed' },
  yes: /*i18n*/ { id: 'docs.yes', message: 'yes' },
  no: /*i18n*/ { id: 'docs.no', message: 'no' },
  status: /*i18n*/ { id: 'docs.status', message: 'Status' },
  message: /*i18n*/ { id: 'docs.message', message: 'Message' },
  skip: /*i18n*/ { id: 'docs.skip', message: 'Skip to the content' },
} satisfies Record<string, MessageDescriptor>;

const listNames: Record<ReferenceName, MessageDescriptor> = {
  store: /*i18n*/ { id: 'docs.list.store', message: 'Stores' },
  productFamily: /*i18n*/ { id: 'docs.list.productFamily', message: 'Product families' },
  productSubFamily: /*i18n*/ { id: 'docs.list.productSubFamily', message: 'Product sub families' },
  productType: /*i18n*/ { id: 'docs.list.productType', message: 'Product types' },
  feeTable: /*i18n*/ { id: 'docs.list.feeTable', message: 'Fee tables' },
  classification: /*i18n*/ { id: 'docs.list.classification', message: 'Size classes' },
  classificationCategory: /*i18n*/ {
    id: 'docs.list.classificationCategory',
    message: 'Size class categories',
  },
  rangeFactor: /*i18n*/ { id: 'docs.list.rangeFactor', message: 'Range factors' },
  referralRule: /*i18n*/ { id: 'docs.list.referralRule', message: 'Referral fee rules' },
  productFeeOverride: /*i18n*/ { id: 'docs.list.productFeeOverride', message: 'Fees agreed for one product' },
};

const calculation = /*i18n*/ {
  id: 'docs.calculate',
  message: 'The recommended price of a product, or with “products” of many: each row has its own outcome',
};

const summaries = new Map<Endpoint, MessageDescriptor>([
  [calculate, calculation],
  [calculateMany, calculation],
  [
    feeBook,
    /*i18n*/ {
      id: 'docs.feeBook',
      message: 'Everything the calculator needs, for every active store, as of one day',
    },
  ],
  [health, /*i18n*/ { id: 'docs.health', message: 'Whether the server and its database answer' }],
  ...referenceNames.flatMap((name) => [
    [referenceData[name].find, listNames[name]] as const,
    [referenceData[name].page, listNames[name]] as const,
  ]),
]);

/** What an endpoint is for, to be said in either language. */
export const summaryOf = (endpoint: Endpoint): MessageDescriptor =>
  summaries.get(endpoint) ?? { id: endpoint.path, message: endpoint.summary };
