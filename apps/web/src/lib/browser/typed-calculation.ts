import { afterPaint } from './after-paint.ts';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Fields shared by all products are not a calculation by themselves. */
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
 * Saves a guest's input in this browser for their return. Writing takes the browser longer than a keystroke may delay its frame, so
 * it happens after that frame, or when the page is left before it.
 */
export const saveTyped = (query: () => string): void => {
  if (!unwritten) {
    afterPaint(write);
    // Adding an existing listener has no effect.
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

/** The query of the last calculation typed here, up to the last key; signing in or out removes it. */
export const typedCalculation = (): string | undefined => {
  write();
  return readStorage('typedCalculation');
};
