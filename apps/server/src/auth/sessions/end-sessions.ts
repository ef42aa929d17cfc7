import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { tokenHash } from '../../secrets/token.ts';
import { session } from '../tables.ts';

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
export async function endSessionOf(db: Database, token: string): Promise<number | undefined> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash(token)))
    .returning({ accountId: session.accountId });
  return ended?.accountId;
}
