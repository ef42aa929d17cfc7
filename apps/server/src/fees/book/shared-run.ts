import { yieldToEventLoop } from '@saer/spreadsheet/time-slice';

/**
 * Shares one run of a task among concurrent callers. A caller only gets a run that starts after their call: those who call during a
 * run share the next.
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
