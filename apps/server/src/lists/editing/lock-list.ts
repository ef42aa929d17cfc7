import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** Lets one transaction at a time add to a list whose rows have to fit each other. */
export async function lockList(tx: Transaction, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reference ${list}`}))`);
}
