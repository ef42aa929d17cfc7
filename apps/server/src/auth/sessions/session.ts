import { sessionDays } from '@saer/contract/account/session-days';
import type { Transaction, Database } from '../../database/database.ts';
import { newToken, tokenHash } from '../../secrets/token.ts';
import { session } from '../tables.ts';
import { and, eq, ne } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import type { SignedIn } from '@saer/contract/account/session';
import { getOwnAccount } from '../../principals/queries.ts';
import type { AppDependencies } from '../../app-dependencies.ts';
import { issueFileToken, browserValues } from '../../integrations/files/service.ts';

export interface OpenSession {
  /** Known to the caller alone. */
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: string;
}

const day = 86_400_000;

/** Begins a session of an account, with a new token. */
export async function openSession(
  tx: Transaction,
  accountId: number,
  { platform, userAgent, address }: Record<'platform' | 'userAgent' | 'address', string>,
): Promise<OpenSession> {
  const token = newToken();
  const sessionId = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + sessionDays * day).toISOString();
  await tx.insert(session).values({
    id: sessionId,
    accountId,
    tokenHash: tokenHash(token),
    platform,
    userAgent,
    address,
    expiresAt,
  });
  return { token, sessionId, expiresAt };
}

/** Ends every session of an account but one; says how many. */
export async function endOtherSessions(
  tx: Database | Transaction,
  accountId: number,
  except: string,
): Promise<number> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.accountId, accountId), ne(session.id, except)))
    .returning({ id: session.id });
  return ended.length;
}

/** Ends every session of an account. */
export const endAllSessions = (db: Database, accountId: number) =>
  db.delete(session).where(eq(session.accountId, accountId));

/** Ends one session of an account. False: it has none of that id. */
export async function endSession(db: Database, accountId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends the session of a token; whose it was, where there was one. */
export async function endSessionByToken(db: Database, token: string): Promise<number | undefined> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash(token)))
    .returning({ accountId: session.accountId });
  return ended?.accountId;
}

/**
 * Locks the caller's account and then their session: changes of one account follow each other, and a session that was ended a
 * moment ago changes nothing.
 */
export async function lockSession(
  tx: Transaction,
  { accountId, sessionId }: Pick<Principal, 'accountId' | 'sessionId'>,
): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
  const locked = await tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, sessionId))
    .for('no key update');
  if (locked.length === 0) throw new AppError({ code: 'sessionEnded' });
}

/** The reply to a successful sign-in. */
export async function signedInReply(
  deps: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  accountId: number,
  { token, sessionId, expiresAt }: OpenSession,
  pendingCalculation: string | null = null,
): Promise<SignedIn> {
  const metadata = await getOwnAccount(deps.db, accountId);
  if (metadata === undefined) throw new AppError({ code: 'sessionEnded' });
  return {
    access_token: token,
    accessToken: token,
    appwriteToken: await issueFileToken(deps, { accountId, sessionId }),
    sessionId,
    expiresAt,
    metadata,
    ...browserValues(deps.settings, { sessionId, secret: token }),
    ...(pendingCalculation === null ? {} : { pendingCalculation }),
  };
}
