import { isAllowed } from '@saer/contract/access';
import { calculatorPath } from './calculator-link.ts';
import { currentRole } from './session.ts';
import { wayBack } from './way-back.ts';

/** Where to go after signing in: the page that was asked for before, or else an admin's overview and everybody else's calculator. */
export const wantedPage = (search: string): string =>
  wayBack(new URLSearchParams(search).get('to') ?? undefined) ??
  (isAllowed(currentRole(), 'admin') ? '/admin' : calculatorPath);
