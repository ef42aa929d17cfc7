import type { MessageDescriptor } from '@lingui/core';
import type { ListName } from '@saer/contract/lists/all';

/** What each list holds. */
export const listNames: Record<ListName, MessageDescriptor> = {
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
  referralRule: /*i18n*/ { id: 'docs.list.referralRule', message: 'Commission rules' },
  pricePlan: /*i18n*/ { id: 'docs.list.pricePlan', message: 'Price plans' },
};

/** What the addresses beside calculation and the lists are for. */
export const summaries = {
  feeBook: /*i18n*/ {
    id: 'docs.feeBook',
    message: 'Everything the calculator needs, for every active store, as of one day.',
  },
  health: /*i18n*/ {
    id: 'docs.health',
    message:
      'Whether the server and its database answer: 503 while the database is away. `/v1/health/ready` says the same; `/v1/health/live` answers 200 as long as the process runs.',
  },
} satisfies Record<string, MessageDescriptor>;
