import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';

/** The asker decides within seconds where to send the next request. */
const patienceMs = 2_000;
/** Milliseconds for which a write that succeeded stands for the next ones: asking costs no more than one write a second. */
const writtenMs = 1_000;

const unavailable = (): AppError => new AppError({ code: 'databaseUnavailable' });

/** Throws where something does not end in time. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const silence = wait(patienceMs, 'silent', { signal: end.signal });
  try {
    const first = await Promise.race([work, silence]);
    if (first === 'silent') throw unavailable();
  } finally {
    silence.catch(() => undefined);
    end.abort();
  }
}

/**
 * Writes a row and commits it, as every save does: a full disk or a read-only database still answers what is read. The table is the one
 * of the limits, whose keys are hashes otherwise.
 */
const write = (db: Database) =>
  db.execute(sql`
    insert into rate_limit (key, points, expire) values ('ready', 0, 0)
    on conflict (key) do update set points = 1 - rate_limit.points
  `);

/** Tells whether the database reads and writes; rejects where it does not, or not in time. */
export function readiness(db: Database): () => Promise<void> {
  let writtenAt = -Infinity;
  return async () => {
    await inTime(db.execute(sql`select 1`));
    if (performance.now() - writtenAt < writtenMs) return;
    await inTime(
      write(db).catch((error: unknown) => {
        throw Object.assign(unavailable(), { cause: error });
      }),
    );
    writtenAt = performance.now();
  };
}
