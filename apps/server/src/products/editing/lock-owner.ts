import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';

/** Any number, the same in every server process: it tells these locks from others. */
const ownerLock = 7_237_105;

/** Milliseconds a sheet waits for the one before it: whoever waits holds a connection that others need. */
const longestWait = 10_000;

/** What PostgreSQL says where somebody has waited that long. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  error.cause.code === '55P03';

/** One sheet at a time goes into a catalogue: two that name one barcode would else both add it. Held until the transaction ends. */
export async function lockOwner(tx: Transaction, ownerId: number, milliseconds = longestWait): Promise<void> {
  try {
    // In this order: the wait is limited, the lock taken, and the limit what it was.
    await tx.execute(sql`
      select set_config('lock_timeout', ${`${milliseconds}ms`}, true),
        pg_advisory_xact_lock(${ownerLock}, ${ownerId}),
        set_config('lock_timeout', before, true)
      from (select current_setting('lock_timeout') as before offset 0) as setting`);
  } catch (error) {
    throw isTooLong(error) ? new AppError({ code: 'overloaded' }) : error;
  }
}
