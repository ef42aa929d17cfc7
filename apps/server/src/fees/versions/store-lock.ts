import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** Any number, the same in every server process: it tells these locks from others. */
const storeLock = 7_237_104;

/** One at a time dates and publishes a store's fee tables; held until the transaction ends. */
export async function lockStore(tx: Transaction, storeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${storeLock}, ${storeId})`);
}
