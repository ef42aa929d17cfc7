import type { OwnAccount } from '@saer/contract/account/account';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountColumns } from '../../principals/queries.ts';
import { account, profileImage } from '../../principals/tables.ts';
import { type Database, prepareOnce } from '../../database/database.ts';
import { batchLoader } from '../../database/group-calls.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { tokenHash } from '../../secrets/token.ts';
import type { Settings } from '../../settings.ts';
import { hasSecondFactor, isSecondFactorRequired } from './required-factor.ts';
import { session } from '../tables.ts';

const subscriber = alias(account, 'subscriber');
const day = 86_400_000;
/** Precision of the last use: recording it on every call would make each read a write. */
const useGrain = 60_000;

type SessionSettings = Pick<Settings, 'sessionIdleDays' | 'secondFactor'>;

/** Sessions that are neither too old nor too long unused. */
export const isOpen = (now: number, { sessionIdleDays }: Pick<Settings, 'sessionIdleDays'>) =>
  and(
    gt(session.expiresAt, new Date(now).toISOString()),
    gt(session.lastUsedAt, new Date(now - sessionIdleDays * day).toISOString()),
  );

/** Columns of a session that every call reads. */
const columns = {
  tokenHash: session.tokenHash,
  accountId: account.id,
  role: account.role,
  subscriberId: account.subscriberId,
  sessionId: session.id,
  expiresAt: session.expiresAt,
  lastUsedAt: session.lastUsedAt,
  hasSecondFactor: hasSecondFactor(account.id),
};

/** The sessions of accounts that may use them, and a sub-user's only while their subscriber may. */
const isUsable = and(
  sql`${session.tokenHash} = any(${sql.placeholder('hashes')})`,
  eq(account.status, 'ACTIVE'),
  isNull(account.deletedAt),
  or(isNull(account.subscriberId), and(eq(subscriber.status, 'ACTIVE'), isNull(subscriber.deletedAt))),
);

/** The one statement of a call that is signed in: the session with its account. */
const sessionsQuery = prepareOnce((db) =>
  db
    .select(columns)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .where(isUsable)
    .prepare('find_sessions'),
);

/** The same with the account as its owner sees it. */
const sessionsWithAccountQuery = prepareOnce((db) =>
  db
    .select({ ...columns, account: { ...accountColumns, profileImage: profileImage.dataUri } })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .leftJoin(profileImage, eq(profileImage.accountId, account.id))
    .where(isUsable)
    .prepare('find_sessions_with_account'),
);

const byHash = <R extends { readonly tokenHash: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.tokenHash, row]));

const findSession = prepareOnce((db) =>
  batchLoader(async (hashes: readonly string[]) => byHash(await sessionsQuery(db).execute({ hashes }))),
);
const findSessionWithAccount = prepareOnce((db) =>
  batchLoader(async (hashes: readonly string[]) =>
    byHash(await sessionsWithAccountQuery(db).execute({ hashes })),
  ),
);

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof findSession>>>>;

/** Whose session it is; undefined: it is too old or too long unused. Writes down that it was used, once in a while. */
async function toPrincipal(
  db: Database,
  { accountId, role, subscriberId, sessionId, expiresAt, lastUsedAt, ...found }: Found,
  { sessionIdleDays, secondFactor }: SessionSettings,
): Promise<Principal | undefined> {
  const now = Date.now();
  const unused = now - Date.parse(lastUsedAt);
  if (Date.parse(expiresAt) <= now || unused >= sessionIdleDays * day) return undefined;
  if (unused > useGrain) {
    // The first of concurrent calls writes it.
    await db
      .update(session)
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where(and(eq(session.id, sessionId), lte(session.lastUsedAt, new Date(now - useGrain).toISOString())));
  }
  const needsSecondFactor = isSecondFactorRequired(secondFactor, role) && !found.hasSecondFactor;
  return { accountId, role, tenantId: subscriberId ?? accountId, sessionId, needsSecondFactor };
}

/** The principal of an open session of an account that may use it. */
export async function findPrincipal(
  db: Database,
  token: string,
  settings: SessionSettings,
): Promise<Principal | undefined> {
  const found = await findSession(db)(tokenHash(token));
  return found === undefined ? undefined : toPrincipal(db, found, settings);
}

/** Tells whether a session is open, without counting that as its use. */
export async function isSessionOpen(
  db: Database,
  token: string,
  { sessionIdleDays }: Pick<Settings, 'sessionIdleDays'>,
): Promise<boolean> {
  const found = await findSession(db)(tokenHash(token));
  const now = Date.now();
  return (
    found !== undefined &&
    Date.parse(found.expiresAt) > now &&
    now - Date.parse(found.lastUsedAt) < sessionIdleDays * day
  );
}

/** A principal with their own account. */
export interface PrincipalWithAccount extends Principal {
  readonly account: OwnAccount;
}

/** The same with their account, which costs no further statement. */
export async function findPrincipalWithAccount(
  db: Database,
  token: string,
  settings: SessionSettings,
): Promise<PrincipalWithAccount | undefined> {
  const found = await findSessionWithAccount(db)(tokenHash(token));
  if (found === undefined) return undefined;
  const principal = await toPrincipal(db, found, settings);
  return principal === undefined ? undefined : { ...principal, account: found.account };
}
