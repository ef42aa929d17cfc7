import { type Crash, maxCrashes } from '@saer/contract/api/crash';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { crashReport } from './tables.ts';

/** A crash as admins see it. */
export const crashColumns = {
  id: crashReport.id,
  message: crashReport.message,
  stack: crashReport.stack,
  version: crashReport.version,
  pages: crashReport.pages,
  count: crashReport.count,
  firstAt: crashReport.firstAt,
  lastAt: crashReport.lastAt,
  state: crashReport.state,
};

/** All crashes, the open ones first, of those the ones seen last. */
export const findCrashes = (db: Database): Promise<Crash[]> =>
  db
    .select(crashColumns)
    .from(crashReport)
    .orderBy(desc(sql`${crashReport.state} = 'OPEN'`), desc(crashReport.lastAt), desc(crashReport.id))
    .limit(maxCrashes);
