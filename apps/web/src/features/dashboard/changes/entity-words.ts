import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What was changed, as it stands in the middle of a sentence. */
export const entityWords: Readonly<Record<string, MessageDescriptor | undefined>> = {
  account: msg`the account`,
  product: msg`the product`,
  store: msg`the store`,
  productFamily: msg`the product family`,
  productSubFamily: msg`the sub family`,
  productType: msg`the product type`,
  feeTable: msg`the fee table`,
  classification: msg`the size class`,
  classificationCategory: msg`the size class category`,
  rangeFactor: msg`the range factor`,
  rangeFactorVersion: msg`the version of the range factors`,
  referralRule: msg`the commission`,
  productFeeOverride: msg`the agreed fee`,
  pricePlan: msg`the price plan`,
};
