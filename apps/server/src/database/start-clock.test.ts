import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startClock } from './start-clock.ts';

const noError = (error: unknown): never => {
  throw error;
};

test('a run that takes longer than its interval is followed by one, not by all that were due', async () => {
  let begun = 0;
  let atOnce = 0;
  let most = 0;
  const { stop } = startClock(
    [
      {
        everyMs: 5,
        isDueAtStart: true,
        run: async () => {
          begun += 1;
          atOnce += 1;
          most = Math.max(most, atOnce);
          await wait(200);
          atOnce -= 1;
        },
      },
    ],
    noError,
  );
  await wait(50);
  expect(begun).toBe(1);
  await stop();
  // The run in progress has ended, and nothing comes after it.
  expect([begun, atOnce, most]).toEqual([1, 0, 1]);
  await wait(50);
  expect(begun).toBe(1);
});

test('stopping begins nothing that waits for another work', async () => {
  const begun: string[] = [];
  const work = (name: string, ms: number) => ({
    everyMs: 5,
    isDueAtStart: true,
    run: async () => {
      begun.push(name);
      await wait(ms);
    },
  });
  const { stop } = startClock([work('long', 100), work('other', 1)], noError);
  await wait(20);
  await stop();
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
