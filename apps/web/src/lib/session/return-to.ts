import { pageAccess } from '@saer/contract/site/pages';
import { isAllowed } from '@saer/contract/api/access';
import { currentRole } from './session.ts';

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

/** The destination after signing in: the requested page, or else the dashboard for admins and the start page for sellers. */
export const requestedPage = (search: string): string =>
  returnTo(new URLSearchParams(search).get('to') ?? undefined) ??
  (isAllowed(currentRole(), 'admin') ? '/admin' : '/user');
