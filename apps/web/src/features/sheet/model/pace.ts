/** Awaited between the parts of long work: lets the page take its turn once it has waited long enough. */
export type Pace = () => Promise<void>;

/** Milliseconds at one go: enough to get on, and too few to be felt. */
const turn = 12;

/** A task of its own, behind whatever the page has to do by now. Timers would wait four milliseconds each. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Work that is done within one turn is done at once, without the page having drawn anything in between. */
export function startPace(onPause?: () => void): Pace {
  let until = performance.now() + turn;
  return async () => {
    if (performance.now() < until) return;
    onPause?.();
    await nextTask();
    until = performance.now() + turn;
  };
}

const rowsPerChunk = 500;

/** A list in parts, each small against a turn. */
export function* chunksOf<T>(list: readonly T[], size: number = rowsPerChunk): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
