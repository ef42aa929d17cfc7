import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const longest = 8;

/** For long work, to be awaited between its pieces: lets other requests through where they have waited long enough. Most pieces cost nothing by that. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await setImmediate();
    since = performance.now();
  };
}
