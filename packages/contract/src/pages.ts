import type { Access } from './access.ts';

/** Every page there is, and who may see it. */
export const pageAccess = {
  '/': 'public',
  '/access': 'public',
  '/access/login': 'public',
  '/access/signup': 'public',
  '/access/forgot-password': 'public',
  '/user/add-product': 'signedIn',
  '/user/download': 'public',
  '/account/settings': 'signedIn',
  '/account/settings/manage-subscription-users': 'subscriber',
  '/admin': 'admin',
  '/admin/product-family': 'admin',
  '/admin/add-product-family': 'admin',
  '/admin/product-family-history': 'admin',
  '/admin/product-sub-family': 'admin',
  '/admin/product-sub-family-history': 'admin',
  '/admin/product-type': 'admin',
  '/admin/store': 'admin',
  '/admin/classification': 'admin',
  '/admin/add-classfication': 'admin',
  '/admin/classification-category': 'admin',
  '/admin/add-classification-category': 'admin',
  '/admin/fee-table': 'admin',
  '/admin/fee-table/version': 'admin',
  '/admin/fee-table/compare': 'admin',
  '/admin/range-factor': 'admin',
  '/admin/product-range-factor': 'admin',
  '/admin/history': 'admin',
  '/admin/products': 'admin',
  '/admin/product': 'admin',
  '/admin/price-plan': 'public',
  '/admin/user/active': 'admin',
  '/admin/user/inactive': 'admin',
} as const satisfies Record<`/${string}`, Access>;

export type Page = keyof typeof pageAccess;
