/** Work that the clock repeats. */
interface Repeated {
  readonly everyMs: number;
  /** Runs at the start too, not only after the first interval. */
  readonly isDueAtStart?: boolean;
  readonly run: () => Promise<unknown>;
}

/** Repeats work at its intervals, one run at a time; a failed run is reported. `stop` waits for a run in progress. */
export function startClock(
  works: readonly Repeated[],
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timers = works.map(({ everyMs, isDueAtStart = false, run }) => {
    const queue = (): void => {
      running = running.then(run).catch(onError);
    };
    if (isDueAtStart) queue();
    return setInterval(queue, everyMs).unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
