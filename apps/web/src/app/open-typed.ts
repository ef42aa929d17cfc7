import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { calculatorPath, openCalculatorPath } from '../lib/calculator-link.ts';
import { isSignedIn, takePendingCalculation } from '../lib/session.ts';
import { typedCalculation } from '../lib/typed-calculation.ts';

interface Opening {
  readonly location: ParsedLocation;
  /** The page is only fetched ahead, and not opened yet. */
  readonly preload: boolean;
}

const openTyped = (to: string, { location: { searchStr } }: Opening, typed: string): never => {
  const search = Object.fromEntries(new URLSearchParams(searchStr === '' ? typed : searchStr));
  throw redirect({ to, search, state: { isTypedBefore: true }, replace: true });
};

/** Opens what was typed before signing up, once; an address with values of its own counts more. */
export const openPending = (opening: Opening): void => {
  const typed = opening.preload ? undefined : takePendingCalculation();
  if (typed !== undefined) openTyped(calculatorPath, opening, typed);
};

/** Whoever is signed in has a calculator of their own; a guest finds again what they typed in this browser. */
export const openForGuest = (opening: Opening): void => {
  const { location, preload } = opening;
  if (isSignedIn()) throw redirect({ to: calculatorPath, search: location.search, replace: true });
  const typed = preload || location.searchStr !== '' ? undefined : typedCalculation();
  if (typed !== undefined) openTyped(openCalculatorPath, opening, typed);
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The calculator was opened with what somebody typed on an earlier visit. */
    readonly isTypedBefore?: boolean;
  }
}
