import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { password } from '../auth/tables.ts';
import { account } from '../principals/tables.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { hasSecondFactor, isSecondFactorRequired } from '../auth/second-factor/requirement.ts';
import { isOpen } from '../auth/sessions/find-principal.ts';
import { session } from '../auth/tables.ts';
import type { FilePrincipal } from '../integrations/files/file-token.ts';

const subscriber = alias(account, 'subscriber');

/** Whether a session is still open and its account may still use it, since a token may outlive both. */
export async function isSessionOpen(
  db: Database,
  { accountId, sessionId }: FilePrincipal,
  settings: Settings,
): Promise<boolean> {
  const [open] = await db
    .select({ role: account.role, hasSecondFactor: hasSecondFactor(account.id) })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .where(
      and(
        eq(sql`${session.id}::text`, sessionId),
        eq(session.accountId, accountId),
        isOpen(Date.now(), settings),
        eq(account.status, 'ACTIVE'),
        isNull(account.deletedAt),
        or(isNull(account.subscriberId), and(eq(subscriber.status, 'ACTIVE'), isNull(subscriber.deletedAt))),
      ),
    );
  return (
    open !== undefined && (open.hasSecondFactor || !isSecondFactorRequired(settings.secondFactor, open.role))
  );
}

/** The open sessions of an account, the newest first. */
export const findOpenSessions = (db: Database, accountId: number, settings: Settings) =>
  db
    .select({
      id: session.id,
      accountId: session.accountId,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), isOpen(Date.now(), settings)))
    .orderBy(desc(session.createdAt), desc(session.id));

export type OpenSessionRow = Awaited<ReturnType<typeof findOpenSessions>>[number];

/** An account in the format of the files service. */
export async function getFileUser(db: Database, accountId: number) {
  const [found] = await db
    .select({
      id: account.id,
      fullName: account.fullName,
      email: account.email,
      mobile: account.mobile,
      isVerified: account.isVerified,
      createdAt: account.createdAt,
      updatedAt: account.updatedAt,
      lastSignInAt: account.lastSignInAt,
      passwordChangedAt: password.changedAt,
    })
    .from(account)
    .leftJoin(password, eq(password.accountId, account.id))
    .where(eq(account.id, accountId));
  return found;
}

export type FileUserRow = NonNullable<Awaited<ReturnType<typeof getFileUser>>>;
