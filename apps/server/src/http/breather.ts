import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const longest = 8;

/** The turn of whoever paused last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * For long work, to be called between its pieces: lets other requests through where they have waited long enough, and is to be awaited
 * then. Most pieces cost nothing by that. Of several who work at length one goes on at a time: six of them hold nobody up for longer than
 * one does.
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  const pause = async (): Promise<void> => {
    const turn = last.then(() => setImmediate());
    last = turn;
    await turn;
    since = performance.now();
  };
  return () => (performance.now() - since < longest ? undefined : pause());
}
