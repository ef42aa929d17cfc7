import { nextTurn, sliceMilliseconds } from '#next-turn';

/** Lets whatever waits for the event loop have its turn. */
export const yieldToEventLoop = (): Promise<unknown> => nextTurn();

/** Called between the pieces of long work, and awaited where it returns a promise. */
export type YieldWhenDue = () => Promise<void> | undefined;

/** The turn of whoever yielded last. */
let lastYield: Promise<unknown> = Promise.resolve();

/**
 * Does long work in slices: between two of them other requests, or the page, have their turn. Most pieces cost nothing by that, and work
 * that fits into one slice is done at once. Of several long works one goes on at a time: six of them hold nobody up for longer than one
 * does.
 */
export function timeSlice(onYield?: () => void): YieldWhenDue {
  let sliceStart = performance.now();
  const yieldTurn = async (): Promise<void> => {
    onYield?.();
    const ownYield = lastYield.then(() => nextTurn());
    lastYield = ownYield;
    await ownYield;
    sliceStart = performance.now();
  };
  return () => (performance.now() - sliceStart < sliceMilliseconds ? undefined : yieldTurn());
}
