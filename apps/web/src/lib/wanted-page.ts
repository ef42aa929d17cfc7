import { calculatorPath } from './calculator-link.ts';
import { wayBack } from './way-back.ts';

/** Where to go after signing in: the page that was asked for before, or else the calculator. */
export const wantedPage = (search: string): string =>
  wayBack(new URLSearchParams(search).get('to') ?? undefined) ?? calculatorPath;
