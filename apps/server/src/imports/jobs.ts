import { lt, ne, and, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productBatch } from './tables.ts';

/** Days a sheet waits for its remaining rows; after that nobody returns for it. */
const openDays = 7;

const old = lt(productBatch.createdAt, sql`now() - make_interval(days => ${openDays})`);

/** Deletes unfinished batches with their rows, and returns their number. The results of saved ones remain. */
export async function tidySheets(db: Database): Promise<number> {
  const { rowCount } = await db.delete(productBatch).where(and(old, ne(productBatch.state, 'stored')));
  return rowCount ?? 0;
}

const hour = 3_600_000;

/** Cleans up now and every hour; `stop` waits for a run in progress. */
export function startSheetClock(
  db: Database,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(() => tidySheets(db)).catch(onError);
  };
  run();
  const timer = setInterval(run, hour).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
