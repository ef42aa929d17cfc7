import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const longest = 8;

/** The turn of whoever paused last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * For long work, to be awaited between its pieces: lets other requests through where they have waited long enough. Most pieces cost nothing
 * by that. Of several who work at length one goes on at a time: six of them hold nobody up for longer than one does.
 */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    const turn = last.then(() => setImmediate());
    last = turn;
    await turn;
    since = performance.now();
  };
}
