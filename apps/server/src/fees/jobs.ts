import type { Database } from '../database/database.ts';
import { supersedeAll } from './versions/supersede.ts';

/** Calls superseded the fee tables that a later one has followed; says how many. What prices a product asks for the day and not for this. */
export const supersede = (db: Database): Promise<number> => db.transaction(supersedeAll);

const minute = 60_000;
const day = 24 * 60 * minute;
/** Riyadh has the same UTC offset all year. */
const riyadhOffset = 3 * 60 * minute;

const untilMidnight = (now: number): number => day - ((now + riyadhOffset) % day);

/** Runs now and at the start of every day in Riyadh, and a minute after a failure; `stop` waits for a run in progress. */
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
      // A second late: a timer may be a little early, and a day early is wrong.
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
