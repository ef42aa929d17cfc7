import { deletionGraceDays } from '@saer/contract/account/account';
import { sessionDays } from '@saer/contract/account/session-days';
import { and, asc, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { savedTextDays } from '@saer/contract/contact/message-delivery';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/database.ts';
import { usedIdentityToken } from '../auth/nafath/tables.ts';
import { wiped } from '../messages/sending/claim.ts';
import { outbox, refusingAddress } from '../messages/tables.ts';
import type { Settings } from '../settings.ts';
import { oneTimeCode, passwordToken, pendingRegistration, rateLimit, session } from '../auth/tables.ts';
import { eraseAccounts, type OwnedRecords } from './managing/erase-accounts.ts';
import { account } from '../principals/tables.ts';

/** Accounts erased in one run: the others wait an hour. */
const maxAtOnce = 200;
/** Days a registration may stay unconfirmed. */
const unconfirmedDays = 30;
/** Days it can be seen that a message was sent. */
const outboxDays = 90;
/** Days for which an address that refused mail counts as one that does. */
const refusalDays = 365;

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
  await tx
    .update(outbox)
    .set(wiped)
    .where(
      and(ne(outbox.state, 'QUEUED'), isNotNull(outbox.body), olderThan(outbox.createdAt, savedTextDays)),
    );
  await tx.delete(refusingAddress).where(olderThan(refusingAddress.since, refusalDays));
  await tx.delete(usedIdentityToken).where(olderThan(usedIdentityToken.usedAt, sessionDays));
  await tx.delete(rateLimit).where(lt(rateLimit.expire, Date.now()));
}

/** Deletes expired data and returns the number of erased accounts. */
export async function cleanUp(
  db: Database,
  settings: Settings,
  ownedRecords: readonly OwnedRecords[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const erased = await eraseForgotten(tx, ownedRecords);
    await dropSpent(tx, settings);
    return erased;
  });
}
