/** Milliseconds after the page has loaded: from here on nothing belongs to the first load (`bench/visits.ts`). */
const restMs = 4_000;

let isAtRest = false;
const waiting = new Set<() => void>();

setTimeout(() => {
  performance.mark('rest');
  isAtRest = true;
  for (const run of waiting) run();
}, restMs);

/** Says whether the first page has come to rest. */
export const isResting = (): boolean => isAtRest;

/** Runs something once the first page has come to rest, or at once if it has. Returns how to call it off. */
export function whenAtRest(run: () => void): () => void {
  if (isAtRest) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}
