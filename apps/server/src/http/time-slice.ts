import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const sliceMilliseconds = 8;

/** The turn of whoever paused last. */
let lastYield: Promise<unknown> = Promise.resolve();

/**
 * For long work, to be called between its pieces: lets other requests through where they have waited long enough, and is to be awaited
 * then. Most pieces cost nothing by that. Of several who work at length one goes on at a time: six of them hold nobody up for longer than
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
