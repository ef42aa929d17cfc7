/** Awaited between the parts of long work: lets the page take its turn once it has waited long enough. */
export type YieldToEventLoop = () => Promise<void>;

/** Milliseconds at one go: enough to get on, and too few to be felt. */
const sliceMilliseconds = 12;

/** A separate task, after everything the page has queued. Timers would wait four milliseconds each. */
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
export function timeSlice(onYield?: () => void): YieldToEventLoop {
  let sliceEnd = performance.now() + sliceMilliseconds;
  return async () => {
    if (performance.now() < sliceEnd) return;
    onYield?.();
    await nextTask();
    sliceEnd = performance.now() + sliceMilliseconds;
  };
}

const rowsPerChunk = 500;

/** A list in parts, each small against a turn. */
export function* chunksOf<T>(list: readonly T[], size: number = rowsPerChunk): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
