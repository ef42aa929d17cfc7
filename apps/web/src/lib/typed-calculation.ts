import { readStored, removeStored, writeStored } from './stored.ts';

/** What stays from one product to the next is no calculation by itself. */
const settings: ReadonlySet<string> = new Set(['store', 'vatRegistered', 'feeVatIsCost']);

/** Saves in this browser what somebody without an account has typed: it is there again when they come back. */
export const saveTyped = (query: string): void => {
  const isTyped = [...new URLSearchParams(query).keys()].some((field) => !settings.has(field));
  if (isTyped) writeStored('typedCalculation', query);
  else removeStored('typedCalculation');
};

/** The query of the calculator as it was typed here last; whoever signs in or out leaves none behind. */
export const typedCalculation = (): string | undefined => readStored('typedCalculation');
