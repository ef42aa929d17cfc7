import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';

/** Whoever asks decides within seconds where to send the next request. */
const patienceMs = 2_000;

/** Throws where the database does not answer in time. */
export async function answers(db: Database): Promise<void> {
  const end = new AbortController();
  const silence = wait(patienceMs, 'silent', { signal: end.signal });
  try {
    const first = await Promise.race([db.execute(sql`select 1`), silence]);
    if (first === 'silent') throw new AppError({ code: 'databaseUnavailable' });
  } finally {
    silence.catch(() => undefined);
    end.abort();
  }
}
