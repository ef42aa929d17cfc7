import { crashDays } from '@saer/contract/api/crash';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { crashReport } from './tables.ts';

/** Deletes crashes that were not seen for three months. */
export async function dropOldCrashes(db: Database): Promise<void> {
  await db
    .delete(crashReport)
    .where(lt(crashReport.lastAt, sql`now() - make_interval(days => ${crashDays})`));
}
