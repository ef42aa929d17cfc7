import { isAllowed } from '@saer/contract/access';
import { calculatorPath } from './calculator-link.ts';
import { currentRole } from './session.ts';
import { returnTo } from './return-to.ts';

/** Where to go after signing in: the page that was asked for before, or else an admin's overview and everybody else's calculator. */
export const requestedPage = (search: string): string =>
  returnTo(new URLSearchParams(search).get('to') ?? undefined) ??
  (isAllowed(currentRole(), 'admin') ? '/admin' : calculatorPath);
