import { isAllowed } from '@saer/contract/api/access';
import { currentRole } from './session.ts';
import { returnTo } from './return-to.ts';

/** The destination after signing in: the requested page, or else the dashboard for admins and the start page for sellers. */
export const requestedPage = (search: string): string =>
  returnTo(new URLSearchParams(search).get('to') ?? undefined) ??
  (isAllowed(currentRole(), 'admin') ? '/admin' : '/user');
