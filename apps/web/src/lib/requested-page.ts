import { isAllowed } from '@saer/contract/access';
import { calculatorPath } from './calculator-link.ts';
import { currentRole } from './session.ts';
import { returnTo } from './return-to.ts';

/** The destination after signing in: the requested page, or else the dashboard for admins and the calculator for others. */
export const requestedPage = (search: string): string =>
  returnTo(new URLSearchParams(search).get('to') ?? undefined) ??
  (isAllowed(currentRole(), 'admin') ? '/admin' : calculatorPath);
