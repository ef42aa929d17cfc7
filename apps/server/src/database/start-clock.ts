/** Work that the clock repeats. */
interface Repeated {
  readonly everyMs: number;
  /** Runs at the start too, not only after the first interval. */
  readonly isDueAtStart?: boolean;
  readonly run: () => Promise<unknown>;
}

/**
 * Repeats work at its intervals, one run at a time; a failed run is reported. A tick that comes while its work waits or runs adds none:
 * after a long run there is no backlog. `stop` waits for the run in progress, and begins no other.
 */
export function startClock(
  works: readonly Repeated[],
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  /** Works that wait or run. */
  let queued = 0;
  let running: Promise<unknown> = Promise.resolve();
  const timers = works.map(({ everyMs, isDueAtStart = false, run }) => {
    let isWaiting = false;
    const begin = async (): Promise<void> => {
      try {
        if (!isStopped) await run();
      } catch (error) {
        onError(error);
      } finally {
        isWaiting = false;
        queued -= 1;
      }
    };
    const queue = (): void => {
      if (isWaiting) return;
      isWaiting = true;
      queued += 1;
      // What is due at the start has begun before anybody can stop the clock.
      running = queued === 1 ? begin() : running.then(begin);
    };
    if (isDueAtStart) queue();
    return setInterval(queue, everyMs).unref();
  });
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
