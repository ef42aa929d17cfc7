import { isAllowed } from '@saer/contract/api/access';
import { type Page, pageAccess } from '@saer/contract/site/pages';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { linkToken } from '../lib/browser/link-token.ts';
import { currentRole, isSignedIn } from '../lib/session/session.ts';
import { readSessionStorage } from '../lib/browser/storage.ts';
import { requestedPage, loginPath } from '../lib/session/return-to.ts';

const isAdmin = (): boolean => ['SUPER_ADMIN', 'ADMIN'].includes(currentRole());

/** Redirects guests to sign in, and back afterwards; and admins from a seller's page to the same of all sellers. */
export const guard = (page: Page, adminPage: string | undefined, location: ParsedLocation): void => {
  const { href, searchStr } = location;
  if (adminPage !== undefined && isAdmin())
    throw redirect({
      href: page === '/user/product' ? `${adminPage}${searchStr}` : adminPage,
      replace: true,
    });
  if (isSignedIn() || isAllowed('ANONYMOUS_USER', pageAccess[page])) return;
  throw redirect({ to: loginPath, search: { to: href }, replace: true });
};

/** Redirects signed-in users from authentication pages to the page they requested. */
export const redirectSignedIn = ({ searchStr, hash }: ParsedLocation): void => {
  // A link to set a password may be for another account than the one that is signed in here.
  const setsPassword = linkToken(hash) !== undefined || readSessionStorage('access.password') !== undefined;
  if (isSignedIn() && !setsPassword) throw redirect({ href: requestedPage(searchStr) });
};
