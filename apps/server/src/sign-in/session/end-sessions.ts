import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { account } from '../../accounts/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { tokenHash } from '../../secrets/token.ts';
import { session } from '../tables.ts';

interface Ended {
  /** The one session that goes on. */
  readonly except?: string;
  /** Those of the account's sub-users end as well. */
  readonly ofSubUsers?: boolean;
}

/** Ends the sessions of an account; says how many. */
export async function endSessions(
  tx: Database | Transaction,
  accountId: number,
  { except, ofSubUsers = false }: Ended = {},
): Promise<number> {
  const subUsers = tx.select({ id: account.id }).from(account).where(eq(account.subscriberId, accountId));
  const ended = await tx
    .delete(session)
    .where(
      and(
        or(eq(session.accountId, accountId), ...(ofSubUsers ? [inArray(session.accountId, subUsers)] : [])),
        ...(except === undefined ? [] : [ne(session.id, except)]),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}

/** Ends one session of an account. False: it has none of that id. */
export async function endSession(db: Database, accountId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends the session of a token; whose it was, where there was one. */
export async function endSessionOf(db: Database, token: string): Promise<number | undefined> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash(token)))
    .returning({ accountId: session.accountId });
  return ended?.accountId;
}
