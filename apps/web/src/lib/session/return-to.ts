import { pageAccess } from '@saer/contract/site/pages';

export const loginPath = '/access/login';

/** Which tools there are is not known here: one that does not exist is a page that was not found. */
const isPage = (path: string): boolean =>
  Object.hasOwn(pageAccess, path) || /^\/user\/tools\/[a-z-]+$/.test(path);

/** A wanted address as far as it is a page of ours that one returns to after signing in: never another site's. */
export const returnTo = (requested: string | undefined): string | undefined => {
  if (requested === undefined || !/^\/[^/\\]/.test(requested)) return undefined;
  const { origin, pathname, search, hash } = new URL(requested, location.origin);
  const isReturnable =
    origin === location.origin &&
    isPage(pathname) &&
    pathname !== '/access' &&
    !pathname.startsWith('/access/');
  return isReturnable ? `${pathname}${search}${hash}` : undefined;
};
