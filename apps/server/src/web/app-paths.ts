import { pageAccess } from '@saer/contract/pages';

/** Whether the app has a page at an address; what the specification names and is not built is not found, as anything else. */
export const isAppPath = (pathname: string): boolean =>
  Object.hasOwn(pageAccess, pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);
