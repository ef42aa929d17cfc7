import { yieldToEventLoop } from '@saer/spreadsheet/time-slice';

/** Shares one run among concurrent callers. A caller only joins a run that starts after the call: calls during a run share the next one. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const begin = async (): Promise<T> => {
    await running;
    // Calls in the same turn of the event loop join.
    await yieldToEventLoop();
    next = undefined;
    const current = run();
    running = current.catch(() => undefined);
    return current;
  };
  return () => (next ??= begin());
}
