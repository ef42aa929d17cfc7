import { lt, ne, and, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { startClock } from '../database/start-clock.ts';
import { productBatch } from './tables.ts';

/** Days a sheet waits for its remaining rows; after that nobody returns for it. */
const openDays = 7;

const old = lt(productBatch.createdAt, sql`now() - make_interval(days => ${openDays})`);

/** Removes batches that were started and never saved, with their rows, and counts them. Saved ones stay. */
export async function removeAbandonedBatches(db: Database): Promise<number> {
  const { rowCount } = await db.delete(productBatch).where(and(old, ne(productBatch.state, 'stored')));
  return rowCount ?? 0;
}

const hour = 3_600_000;

/** Removes abandoned batches now and every hour; `stop` waits for a run that is under way. */
export function startImportClock(
  db: Database,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  return startClock([{ everyMs: hour, isDueAtStart: true, run: () => removeAbandonedBatches(db) }], onError);
}
