import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What can have changed, by its name in the history. */
export const entityWords: Readonly<Record<string, MessageDescriptor>> = {
  store: msg`Store`,
  productFamily: msg`Product family`,
  productSubFamily: msg`Product sub family`,
  productType: msg`Product type`,
  feeTable: msg`Fee table`,
  classification: msg`Size class`,
  classificationCategory: msg`Size class category`,
  rangeFactor: msg`Range factor`,
  rangeFactorVersion: msg`Version of the range factors`,
  referralRule: msg`Commission rule`,
  productFeeOverride: msg`Agreed fee`,
  pricePlan: msg`Price plan`,
  product: msg`Product`,
  account: msg`Account`,
};
