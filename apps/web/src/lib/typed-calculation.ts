import { afterPaint } from './after-paint.ts';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** What stays from one product to the next is no calculation by itself. */
const settings: ReadonlySet<string> = new Set(['store', 'vatRegistered', 'feeVatIsCost']);

/** Typed and not yet written. */
let unwritten: (() => string) | undefined;

const write = (): void => {
  const query = unwritten?.();
  if (query === undefined) return;
  unwritten = undefined;
  const isTyped = [...new URLSearchParams(query).keys()].some((field) => !settings.has(field));
  if (isTyped) writeStorage('typedCalculation', query);
  else removeStorage('typedCalculation');
};

/**
 * Saves in this browser what somebody without an account has typed: it is there again when they come back. A browser takes
 * longer to write than a key may wait for its frame, so it is written after that frame, or when the page is left before it.
 */
export const saveTyped = (query: () => string): void => {
  if (!unwritten) {
    afterPaint(write);
    // A listener that is there already is not added again.
    addEventListener('pagehide', write);
    // A page that is not seen has no frames.
    document.addEventListener('visibilitychange', write);
  }
  unwritten = query;
};

/** Nothing typed here stays, and nothing that waits is written any more. */
export const forgetTyped = (): void => {
  unwritten = undefined;
  removeStorage('typedCalculation');
};

/** The query of the calculator as it was typed here last, to the last key; whoever signs in or out leaves none behind. */
export const typedCalculation = (): string | undefined => {
  write();
  return readStorage('typedCalculation');
};
