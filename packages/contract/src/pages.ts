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
  '/admin/user/active': 'admin',
  '/admin/user/inactive': 'admin',
} as const satisfies Record<`/${string}`, Access>;

export type Page = keyof typeof pageAccess;
