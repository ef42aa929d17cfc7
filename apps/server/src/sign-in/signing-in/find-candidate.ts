import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account, password } from '../../accounts/tables.ts';
import type { Database } from '../../database/database.ts';
import { knownDevice } from '../tables.ts';
import { isAccountOf, type Username } from './username.ts';

const subscriber = alias(account, 'subscriber');
const { id, firstName, email, mobile, language, role, status, isVerified, deletedAt } =
  getTableColumns(account);

/** The account of a user name with all that signing in to it depends on, in one query whether there is one or not. */
export async function getCandidate(db: Database, username: Username, deviceHash: string | undefined) {
  const [found] = await db
    .select({
      account: { id, firstName, email, mobile, language, role, status, isVerified, deletedAt },
      subscriber: { status: subscriber.status, deletedAt: subscriber.deletedAt },
      hash: password.hash,
      oneTimeUntil: password.oneTimeUntil,
      isKnownDevice: sql<boolean>`${knownDevice.deviceHash} is not null`,
    })
    .from(account)
    .leftJoin(password, eq(password.accountId, account.id))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .leftJoin(
      knownDevice,
      and(eq(knownDevice.accountId, account.id), eq(knownDevice.deviceHash, deviceHash ?? '')),
    )
    .where(isAccountOf(username));
  return found;
}

export type Candidate = NonNullable<Awaited<ReturnType<typeof getCandidate>>>;
