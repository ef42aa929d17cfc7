import { deletionGraceDays } from '@saer/contract/account';
import { sessionDays } from '@saer/contract/session-days';
import { and, asc, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/database.ts';
import { usedIdentityToken } from '../auth/nafath/tables.ts';
import { outbox } from '../messages/tables.ts';
import type { Settings } from '../settings.ts';
import { oneTimeCode, passwordToken, pendingRegistration, rateLimit, session } from '../auth/tables.ts';
import { eraseAccounts, type OwnedRecords } from './managing/erase-accounts.ts';
import { account } from '../principals/tables.ts';
import { startClock } from '../database/start-clock.ts';

/** Any number, the same in every server process: one of them tidies at a time. */
const tidyLock = 7_237_102;
/** Accounts erased in one run: the others wait an hour. */
const maxAtOnce = 200;
/** Days a registration may stay unconfirmed. */
const unconfirmedDays = 30;
/** Days it can be seen that a message was sent. */
const outboxDays = 90;

const olderThan = (column: AnyPgColumn, days: number): SQL =>
  sql`${column} < now() - make_interval(days => ${days})`;

/** Accounts whose days of grace are over. */
async function eraseForgotten(tx: Transaction, ownedRecords: readonly OwnedRecords[]): Promise<number> {
  const forgotten = await tx
    .select({ id: account.id, email: account.email, mobile: account.mobile })
    .from(account)
    .where(olderThan(account.deletedAt, deletionGraceDays))
    .orderBy(asc(account.id))
    .limit(maxAtOnce)
    .for('update', { skipLocked: true });
  await eraseAccounts(tx, ownedRecords, forgotten, undefined);
  return forgotten.length;
}

async function dropSpent(tx: Transaction, { sessionIdleDays }: Settings): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .delete(session)
    .where(or(lt(session.expiresAt, now), olderThan(session.lastUsedAt, sessionIdleDays)));
  await tx.delete(passwordToken).where(lt(passwordToken.expiresAt, now));
  await tx.delete(pendingRegistration).where(olderThan(pendingRegistration.createdAt, unconfirmedDays));
  // Whoever registered asks with their code's id whether they were approved: that one stays as long as a registration may wait.
  await tx
    .delete(oneTimeCode)
    .where(
      or(
        and(ne(oneTimeCode.purpose, 'registration'), olderThan(oneTimeCode.expiresAt, 1)),
        olderThan(oneTimeCode.createdAt, unconfirmedDays),
      ),
    );
  await tx.delete(outbox).where(and(ne(outbox.state, 'QUEUED'), olderThan(outbox.createdAt, outboxDays)));
  await tx.delete(usedIdentityToken).where(olderThan(usedIdentityToken.usedAt, sessionDays));
  await tx.delete(rateLimit).where(lt(rateLimit.expire, Date.now()));
}

/** Deletes expired data and returns the number of erased accounts. Does nothing if another process is doing it. */
export async function cleanUp(
  db: Database,
  settings: Settings,
  ownedRecords: readonly OwnedRecords[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const lock = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${tidyLock}) as mine`,
    );
    if (lock.rows[0]?.mine !== true) return 0;
    const erased = await eraseForgotten(tx, ownedRecords);
    await dropSpent(tx, settings);
    return erased;
  });
}

const hour = 3_600_000;

/** Cleans up now and every hour; `stop` waits for a run in progress. */
export function startCleanup(
  db: Database,
  settings: Settings,
  ownedRecords: readonly OwnedRecords[],
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  const run = () => cleanUp(db, settings, ownedRecords);
  return startClock([{ everyMs: hour, isDueAtStart: true, run }], onError);
}
