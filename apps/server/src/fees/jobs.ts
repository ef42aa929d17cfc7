import type { Database } from '../database/database.ts';
import { supersedeAll } from './versions/supersede.ts';

/** Calls superseded the fee tables that a later one has followed; says how many. What prices a product asks for the day and not for this. */
export const supersede = (db: Database): Promise<number> => db.transaction(supersedeAll);

const minute = 60_000;
const day = 24 * 60 * minute;
/** Riyadh keeps the same distance from UTC all year. */
const riyadhOffset = 3 * 60 * minute;

const untilMidnight = (now: number): number => day - ((now + riyadhOffset) % day);

/** Looks now and whenever a day begins in Riyadh; `stop` waits for a run that is under way. */
export function startFeeClock(
  db: Database,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = running.then(() => supersede(db)).catch(onError);
    // A second late: a timer may be a little early, and a day early is wrong.
    timer = setTimeout(run, untilMidnight(Date.now()) + 1_000).unref();
  };
  run();
  return {
    stop: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}
