import type { IdentityState } from '@saer/contract/account/nafath';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { lockAccount } from '../../principals/queries.ts';
import { identityCheck, usedIdentityToken } from './tables.ts';

/** Tells whether someone's request for this identity still waits for a decision. */
export async function isRequestOpen(db: Database, identityHash: string): Promise<boolean> {
  const [open] = await db
    .select({ id: identityCheck.id })
    .from(identityCheck)
    .where(
      and(
        eq(identityCheck.identityHash, identityHash),
        eq(identityCheck.status, 'WAITING'),
        gt(identityCheck.expiresAt, sql`now()`),
      ),
    )
    .limit(1);
  return open !== undefined;
}

export async function insertCheck(
  db: Database,
  row: Omit<typeof identityCheck.$inferInsert, 'status' | 'createdAt'>,
): Promise<void> {
  await db.insert(identityCheck).values({ ...row, status: 'WAITING' });
}

/** A request of this account, and the identity the account has by now. Undefined: it has none of that id. */
export async function getCheck(db: Database, accountId: number, requestId: string) {
  const [found] = await db
    .select({
      status: identityCheck.status,
      expiresAt: identityCheck.expiresAt,
      identityHash: identityCheck.identityHash,
      ownIdentityHash: account.identityHash,
    })
    .from(identityCheck)
    .innerJoin(account, eq(account.id, identityCheck.accountId))
    .where(and(eq(identityCheck.id, requestId), eq(identityCheck.accountId, accountId)));
  return found;
}

/** Ends a request that waits, without a confirmation. */
export async function endCheck(
  db: Database | Transaction,
  requestId: string,
  status: Exclude<IdentityState, 'WAITING' | 'COMPLETED'>,
): Promise<void> {
  await db
    .update(identityCheck)
    .set({ status })
    .where(and(eq(identityCheck.id, requestId), eq(identityCheck.status, 'WAITING')));
}

/** Counts a token as used. False: it was used before. */
export async function useToken(tx: Transaction, jti: string): Promise<boolean> {
  const used = await tx.insert(usedIdentityToken).values({ jti }).onConflictDoNothing().returning();
  return used.length > 0;
}

/** The request a token speaks of, if it is ours and still waits; nobody else decides it meanwhile. */
export async function lockWaitingCheck(tx: Transaction, transId: string, latest: Date) {
  const [whose] = await tx
    .select({ accountId: identityCheck.accountId })
    .from(identityCheck)
    .where(eq(identityCheck.transId, transId));
  await lockAccount(tx, whose?.accountId);
  const [found] = await tx
    .select({
      id: identityCheck.id,
      accountId: identityCheck.accountId,
      identityHash: identityCheck.identityHash,
    })
    .from(identityCheck)
    .where(
      and(
        eq(identityCheck.transId, transId),
        eq(identityCheck.status, 'WAITING'),
        gt(identityCheck.expiresAt, latest.toISOString()),
      ),
    )
    .for('update');
  return found;
}

const getCause = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);

/** Tells whether the database rejected it because another account has the identity. */
function isTaken(error: unknown): boolean {
  const cause = getCause(error);
  return cause instanceof DatabaseError && cause.code === '23505' && cause.constraint === 'account_identity';
}

/** Ends a request with a confirmation, and gives its account the identity, unless that is another account's. */
export async function completeCheck(
  tx: Transaction,
  { id, accountId, identityHash }: { id: string; accountId: number; identityHash: string },
): Promise<void> {
  await tx.update(identityCheck).set({ status: 'COMPLETED' }).where(eq(identityCheck.id, id));
  try {
    await tx.transaction(async (inner) => {
      const sent = await inner
        .update(account)
        .set({ identityHash, updatedAt: sql`now()` })
        .where(and(eq(account.id, accountId), isNull(account.deletedAt)))
        .returning({ id: account.id });
      if (sent.length === 0) return;
      await recordChange(inner, {
        actorId: accountId,
        entity: 'account',
        entityId: accountId,
        action: 'confirmIdentity',
        after: { isIdentityVerified: true },
      });
    });
  } catch (error) {
    // The unique index binds one identity to one account; the caller learns of it when polling.
    if (!isTaken(error)) throw error;
  }
}
