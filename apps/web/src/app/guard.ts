import { isAllowed } from '@saer/contract/access';
import { type Page, pageAccess } from '@saer/contract/pages';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { linkToken } from '../lib/link-token.ts';
import { currentRole, isSignedIn } from '../lib/session.ts';
import { readTab } from '../lib/tab-memory.ts';
import { requestedPage } from '../lib/requested-page.ts';
import { loginPath } from '../lib/return-to.ts';

/** Pages of a seller's own things, and where an admin finds the same of all sellers. */
const adminPages: Partial<Record<Page, string>> = {
  '/user/products': '/admin/products',
  '/user/product': '/admin/product',
  '/user/product-history': '/admin/history?what=product',
  '/user/repricing': '/admin/products',
  '/user/sheet': '/admin/products',
  '/user/agreed-fees': '/admin/agreed-fees',
};

const isAdmin = (): boolean => ['SUPER_ADMIN', 'ADMIN'].includes(currentRole());

/** Runs before a page is brought: whoever is not signed in is shown the way in, and back here afterwards; an admin is led to their own. */
export const guard =
  (page: Page) =>
  ({ location: { href, searchStr } }: { readonly location: ParsedLocation }): void => {
    const own = isAdmin() ? adminPages[page] : undefined;
    if (own !== undefined)
      throw redirect({ href: page === '/user/product' ? `${own}${searchStr}` : own, replace: true });
    if (isSignedIn() || isAllowed('ANONYMOUS_USER', pageAccess[page])) return;
    throw redirect({ to: loginPath, search: { to: href }, replace: true });
  };

/** Before the pages that lead in: whoever is in already goes on to the page they wanted. */
export const passOn = ({ location: { searchStr, hash } }: { readonly location: ParsedLocation }): void => {
  // A link to set a password may be for another account than the one that is signed in here.
  const setsPassword = linkToken(hash) !== undefined || readTab('access.password') !== undefined;
  if (isSignedIn() && !setsPassword) throw redirect({ href: requestedPage(searchStr) });
};
