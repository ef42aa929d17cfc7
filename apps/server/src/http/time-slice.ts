import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const sliceMilliseconds = 8;

/** The turn of whoever yielded last. */
let lastYield: Promise<unknown> = Promise.resolve();

/**
 * Yields during long work: call it between pieces and await the result. It lets other requests through if they have waited long
 * enough; most calls cost nothing. Of several long tasks only one continues at a time, so six of them delay others no longer than
 * one does.
 */
export function timeSlice(): () => Promise<void> | undefined {
  let sliceStart = performance.now();
  const yieldTurn = async (): Promise<void> => {
    const ownYield = lastYield.then(() => setImmediate());
    lastYield = ownYield;
    await ownYield;
    sliceStart = performance.now();
  };
  return () => (performance.now() - sliceStart < sliceMilliseconds ? undefined : yieldTurn());
}
