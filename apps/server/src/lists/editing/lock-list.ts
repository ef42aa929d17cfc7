import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** Serialises additions to a list whose rows must be consistent with each other. */
export async function lockList(tx: Transaction, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reference ${list}`}))`);
}
