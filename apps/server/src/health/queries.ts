import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Throws where the database does not answer. */
export async function answers(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
