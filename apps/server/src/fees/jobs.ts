import type { Database } from '../database/database.ts';
import { supersedeAll } from './versions/supersede.ts';

/** Marks fee tables that a later one has followed as superseded; returns how many. Pricing goes by dates and never waits for this. */
export const supersede = (db: Database): Promise<number> => db.transaction(supersedeAll);

const minute = 60_000;
const day = 24 * 60 * minute;
/** Riyadh has no daylight saving time. */
const riyadhOffset = 3 * 60 * minute;

const untilMidnight = (now: number): number => day - ((now + riyadhOffset) % day);

/** Runs `supersede` now and at every midnight in Riyadh, and a minute after a failure; `stop` waits for a run in progress. */
export function startFeeClock(
  db: Database,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const runIn = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(run, milliseconds).unref();
  };
  const run = () => {
    running = supersede(db).then(
      // One second late: timers may fire slightly early, which would be the day before.
      () => runIn(untilMidnight(Date.now()) + 1_000),
      (error: unknown) => {
        onError(error);
        runIn(minute);
      },
    );
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
