import { yieldToEventLoop } from '@saer/spreadsheet/time-slice';

/**
 * One run of a piece of work for all who ask for it at about the same time. Whoever asks is only given a run that begins after they asked:
 * those who ask while one is under way share the next.
 */
export function sharedRun<T>(run: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const begin = async (): Promise<T> => {
    await running;
    // All that arrive in this turn of the event loop join.
    await yieldToEventLoop();
    next = undefined;
    const current = run();
    running = current.catch(() => undefined);
    return current;
  };
  return () => (next ??= begin());
}
