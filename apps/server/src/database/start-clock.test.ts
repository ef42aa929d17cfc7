import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startClock } from './start-clock.ts';

const noError = (error: unknown): never => {
  throw error;
};

/** Work that is due every few milliseconds and lasts until it is ended. */
function openEnded(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    begun.push(name);
    await promise;
  };
  return { work: { everyMs: 5, isDueAtStart: true, run }, end: resolve };
}

test('a run that takes longer than its interval is followed by one, not by all that were due', async () => {
  const begun: string[] = [];
  const { work, end } = openEnded('long', begun);
  const { stop } = startClock([work], noError);
  // Many of its intervals: how many more does not matter.
  await wait(50);
  expect(begun).toEqual(['long']);
  const stopped = stop();
  end();
  await stopped;
  // Nothing comes after it.
  await wait(50);
  expect(begun).toEqual(['long']);
});

test('stopping begins nothing that waits for another work', async () => {
  const begun: string[] = [];
  const long = openEnded('long', begun);
  const other = openEnded('other', begun);
  const { stop } = startClock([long.work, other.work], noError);
  await wait(20);
  const stopped = stop();
  long.end();
  await stopped;
  expect(begun).toEqual(['long']);
});

test('after a run that failed the next one comes, and the failure is reported', async () => {
  const errors: unknown[] = [];
  let begun = 0;
  const { stop } = startClock(
    [
      {
        everyMs: 2,
        run: async () => {
          begun += 1;
          throw new Error(`run ${begun}`);
        },
      },
    ],
    (error) => errors.push(error),
  );
  await expect.poll(() => begun).toBeGreaterThan(2);
  await stop();
  expect(errors).toHaveLength(begun);
});
