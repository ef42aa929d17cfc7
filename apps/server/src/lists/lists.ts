import { adminList } from './listing/admin-list.ts';
import * as tables from './tables.ts';

export const store = adminList('store', tables.store, {}, {});
export const productFamily = adminList('productFamily', tables.productFamily, {}, {});
export const productSubFamily = adminList(
  'productSubFamily',
  tables.productSubFamily,
  { family: productFamily },
  {},
);
export const productType = adminList('productType', tables.productType, { subFamily: productSubFamily }, {});
export const pricePlan = adminList('pricePlan', tables.pricePlan, {}, {});
