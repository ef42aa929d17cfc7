import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';

/** Any number, the same in every server process: it tells these locks from others. */
const catalogueLock = 7_237_105;

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
export async function lockCatalogue(
  tx: Transaction,
  ownerId: number,
  milliseconds = longestWait,
): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${milliseconds}ms`}, true)`);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${catalogueLock}, ${ownerId})`);
  } catch (error) {
    throw isTooLong(error) ? new AppError({ code: 'overloaded' }) : error;
  }
  await tx.execute(sql`set local lock_timeout to default`);
}
