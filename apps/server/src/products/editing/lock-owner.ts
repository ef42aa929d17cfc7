import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';

/** An arbitrary number, the same in every server process, that distinguishes these locks from others. */
const ownerLock = 7_237_105;

/** Milliseconds a sheet waits for the previous one: waiting occupies a connection that others need. */
const longestWait = 10_000;

/** PostgreSQL's error for a lock timeout. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  error.cause.code === '55P03';

/** Serialises sheets of one seller: two that name one barcode would otherwise both add it. Locked until the transaction ends. */
export async function lockOwner(tx: Transaction, ownerId: number, milliseconds = longestWait): Promise<void> {
  try {
    // In this order: set the timeout, take the lock, restore the timeout.
    await tx.execute(sql`
      select set_config('lock_timeout', ${`${milliseconds}ms`}, true),
        pg_advisory_xact_lock(${ownerLock}, ${ownerId}),
        set_config('lock_timeout', before, true)
      from (select current_setting('lock_timeout') as before offset 0) as setting`);
  } catch (error) {
    throw isTooLong(error) ? new AppError({ code: 'overloaded' }) : error;
  }
}
