import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a piece of work takes, after previous work has settled. */
export async function timed(work: () => unknown): Promise<number> {
  await pause(20);
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function median(taken: readonly number[]): number {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;
}

/** A line with the median and the best of the rounds. */
export function report(name: string, taken: readonly number[]): void {
  console.log(
    `${name.padEnd(46)}${median(taken).toFixed(1).padStart(8)} ms (best ${Math.min(...taken).toFixed(1)})`,
  );
}
