import { secondStepMinutes, secondStepAttempts } from '@saer/contract/account/second-factor';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { newToken, tokenHash } from '../../secrets/token.ts';
import { type challengePurposes, signInChallenge } from '../tables.ts';

type Purpose = (typeof challengePurposes)[number];
export type Challenge = typeof signInChallenge.$inferSelect;

/** More than begin: none stays for long. */
const clearedAtOnce = 100;

/** Identifies the password with which a challenge was started. */
export const passwordMark = (secretKey: string, hash: string | null): string =>
  keyedHash(secretKey, 'pendingSignIn', hash ?? '');

/** Begins a challenge; only its bearer knows the token. Those that expired are cleared away. */
export async function startChallenge(
  tx: Database | Transaction,
  purpose: Purpose,
  values: Partial<Pick<Challenge, 'accountId' | 'challenge' | 'passwordMark' | 'restore'>> = {},
): Promise<string> {
  const token = newToken();
  const now = Date.now();
  // Of concurrent ones each deletes others: none waits for another.
  const expired = tx
    .select({ tokenHash: signInChallenge.tokenHash })
    .from(signInChallenge)
    .where(lt(signInChallenge.expiresAt, new Date(now).toISOString()))
    .limit(clearedAtOnce)
    .for('update', { skipLocked: true });
  await tx.delete(signInChallenge).where(inArray(signInChallenge.tokenHash, expired));
  await tx.insert(signInChallenge).values({
    tokenHash: tokenHash(token),
    purpose,
    triesLeft: secondStepAttempts,
    expiresAt: new Date(now + secondStepMinutes * 60_000).toISOString(),
    ...values,
  });
  return token;
}

const isOpen = (purpose: Purpose, token: string) =>
  and(
    eq(signInChallenge.tokenHash, tokenHash(token)),
    eq(signInChallenge.purpose, purpose),
    gt(signInChallenge.expiresAt, new Date().toISOString()),
    gt(signInChallenge.triesLeft, 0),
  );

/** The open challenge of a token. */
export async function findChallenge(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<Challenge | undefined> {
  const [found] = await db.select().from(signInChallenge).where(isOpen(purpose, token));
  return found;
}

/** Uses one attempt of a challenge. It is counted before the answer is checked, so concurrent attempts cannot bypass the limit. */
export async function takeAttempt(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<Challenge | undefined> {
  const [found] = await db
    .update(signInChallenge)
    .set({ triesLeft: sql`${signInChallenge.triesLeft} - 1` })
    .where(isOpen(purpose, token))
    .returning();
  return found;
}

/** Ends a challenge and returns it: it can be answered once. */
export async function endChallenge(
  tx: Database | Transaction,
  purpose: Purpose,
  token: string,
): Promise<Challenge | undefined> {
  const [ended] = await tx.delete(signInChallenge).where(isOpen(purpose, token)).returning();
  return ended;
}

/** Ends an account's sign-ins that wait for their second step, and its passkeys being added. */
export async function revokeSignInChallenges(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(signInChallenge).where(eq(signInChallenge.accountId, accountId));
}
