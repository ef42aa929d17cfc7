import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** An arbitrary number, the same in every server process, that distinguishes these locks from others. */
const storeLock = 7_237_104;

/** Serialises dating and publishing a store's fee tables; locked until the transaction ends. */
export async function lockStore(tx: Transaction, storeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${storeLock}, ${storeId})`);
}
