import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** Any number, the same in every server process: it tells these locks from others. */
const catalogueLock = 7_237_105;

/** One sheet at a time goes into a catalogue: two that name one barcode would else both add it. Held until the transaction ends. */
export async function lockCatalogue(tx: Transaction, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${catalogueLock}, ${ownerId})`);
}
