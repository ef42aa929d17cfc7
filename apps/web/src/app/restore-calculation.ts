import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { calculatorPath, openCalculatorPath } from '../lib/form/calculator-link.ts';
import { isSignedIn, takePendingCalculation } from '../lib/session/session.ts';
import { typedCalculation } from '../lib/browser/typed-calculation.ts';

export interface Opening {
  readonly location: ParsedLocation;
  /** The page is only fetched ahead, and not opened yet. */
  readonly preload: boolean;
}

const openTyped = (to: string, { location: { searchStr } }: Opening, typed: string): never => {
  const search = Object.fromEntries(new URLSearchParams(searchStr === '' ? typed : searchStr));
  throw redirect({ to, search, state: { isDraftRestored: true }, replace: true });
};

/** Opens the calculation entered before signing up, once; values in the URL take precedence. */
export const restorePendingCalculation = (opening: Opening): void => {
  const typed = opening.preload ? undefined : takePendingCalculation();
  if (typed !== undefined) openTyped(calculatorPath, opening, typed);
};

/** Opens a guest's last calculation in this browser; redirects signed-in users to their account's calculator. */
export const restoreGuestCalculation = (opening: Opening): void => {
  const { location, preload } = opening;
  if (isSignedIn()) throw redirect({ to: calculatorPath, search: location.search, replace: true });
  const typed = preload || location.searchStr !== '' ? undefined : typedCalculation();
  if (typed !== undefined) openTyped(openCalculatorPath, opening, typed);
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The calculator was opened with values typed on an earlier visit. */
    readonly isDraftRestored?: boolean;
  }
}
