import { lt, ne, and, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productBatch } from './tables.ts';

/** Days a sheet waits for its remaining rows; after that nobody returns for it. */
const openDays = 7;

const old = lt(productBatch.createdAt, sql`now() - make_interval(days => ${openDays})`);

/** Removes batches that were started and never saved, with their rows, and counts them. Saved ones stay. */
export async function removeAbandonedBatches(db: Database): Promise<number> {
  const { rowCount } = await db.delete(productBatch).where(and(old, ne(productBatch.state, 'stored')));
  return rowCount ?? 0;
}
