import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { password, knownDevice } from '../tables.ts';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';
import { isAccountOf, type Username } from '../../principals/queries.ts';
import { hasPasskey, hasTotp } from '../sessions/required-factor.ts';

const subscriber = alias(account, 'subscriber');
const { id, firstName, email, mobile, language, role, status, isVerified, deletedAt } =
  getTableColumns(account);

/** An account with all that signing in to it depends on, in one query whether there is one or not. */
async function candidateWhere(db: Database, isWho: SQL, deviceHash: string | undefined) {
  const [found] = await db
    .select({
      account: { id, firstName, email, mobile, language, role, status, isVerified, deletedAt },
      subscriber: { status: subscriber.status, deletedAt: subscriber.deletedAt },
      hash: password.hash,
      oneTimeUntil: password.oneTimeUntil,
      isKnownDevice: sql<boolean>`${knownDevice.deviceHash} is not null`,
      hasTotp: hasTotp(account.id),
      hasPasskey: hasPasskey(account.id),
    })
    .from(account)
    .leftJoin(password, eq(password.accountId, account.id))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .leftJoin(
      knownDevice,
      and(eq(knownDevice.accountId, account.id), eq(knownDevice.deviceHash, deviceHash ?? '')),
    )
    .where(isWho);
  return found;
}

export type Candidate = NonNullable<Awaited<ReturnType<typeof candidateWhere>>>;

/** The account of a user name. */
export const getCandidate = (db: Database, username: Username, deviceHash: string | undefined) =>
  candidateWhere(db, isAccountOf(username), deviceHash);

/** The account of a key. */
export const getCandidateById = (db: Database, accountId: number, deviceHash: string | undefined) =>
  candidateWhere(db, eq(account.id, accountId), deviceHash);
