import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../accounts/tables.ts';
import type { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { Principal } from '../../http/principal.ts';
import { tokenHash } from '../../secrets/token.ts';
import type { Settings } from '../../settings.ts';
import { hasSecondFactor, isDemanded } from '../second-factor/demand.ts';
import { session } from '../tables.ts';

const subscriber = alias(account, 'subscriber');
const day = 86_400_000;
/** How exactly the last use is kept: writing it down at every call would make each read a write. */
const useGrain = 60_000;

/** Sessions that are neither too old nor too long unused. */
export const isOpen = (now: number, { sessionIdleDays }: Pick<Settings, 'sessionIdleDays'>) =>
  and(
    gt(session.expiresAt, new Date(now).toISOString()),
    gt(session.lastUsedAt, new Date(now - sessionIdleDays * day).toISOString()),
  );

const principalQuery = prepared((db) =>
  db
    .select({
      accountId: account.id,
      role: account.role,
      subscriberId: account.subscriberId,
      sessionId: session.id,
      lastUsedAt: session.lastUsedAt,
      hasSecondFactor: hasSecondFactor(account.id),
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        gt(session.expiresAt, sql.placeholder('now')),
        gt(session.lastUsedAt, sql.placeholder('idleSince')),
        eq(account.status, 'ACTIVE'),
        isNull(account.deletedAt),
        or(isNull(account.subscriberId), and(eq(subscriber.status, 'ACTIVE'), isNull(subscriber.deletedAt))),
      ),
    )
    .prepare('find_principal'),
);

/** The principal of an open session of an account that may use it, and a sub-user's only while their subscriber may. */
export async function findPrincipal(
  db: Database,
  token: string,
  { sessionIdleDays, secondFactor }: Pick<Settings, 'sessionIdleDays' | 'secondFactor'>,
): Promise<Principal | undefined> {
  const now = Date.now();
  const [found] = await principalQuery(db).execute({
    tokenHash: tokenHash(token),
    now: new Date(now).toISOString(),
    idleSince: new Date(now - sessionIdleDays * day).toISOString(),
  });
  if (found === undefined) return undefined;
  const { accountId, role, subscriberId, sessionId, lastUsedAt } = found;
  if (now - Date.parse(lastUsedAt) > useGrain) {
    await db
      .update(session)
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where(eq(session.id, sessionId));
  }
  const needsSecondFactor = isDemanded(secondFactor, role) && !found.hasSecondFactor;
  return { accountId, role, tenantId: subscriberId ?? accountId, sessionId, needsSecondFactor };
}
