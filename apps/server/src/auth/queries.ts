import { and, desc, eq } from 'drizzle-orm';
import type { Session } from '@saer/contract/account/auth';
import type { Database } from '../database/database.ts';
import type { Principal } from '../http/requests/caller.ts';
import type { Settings } from '../settings.ts';
import { isOpen } from './sessions/find-principal.ts';
import { session } from './tables.ts';

/** The open sessions of the caller's account, the newest first. */
export async function findSessions(
  db: Database,
  { accountId, sessionId: ownSessionId }: Principal,
  deviceId: string,
  settings: Settings,
): Promise<Session[]> {
  const rows = await db
    .select({
      sessionId: session.id,
      userAgent: session.userAgent,
      platform: session.platform,
      address: session.address,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), isOpen(Date.now(), settings)))
    .orderBy(desc(session.createdAt), desc(session.id));
  return rows.map((row) => {
    const isCurrent = row.sessionId === ownSessionId;
    return { ...row, isCurrent, deviceId: isCurrent ? deviceId : null };
  });
}
