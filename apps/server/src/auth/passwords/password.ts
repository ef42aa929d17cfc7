import { availableParallelism } from 'node:os';
import { hash as argon2, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { password, passwordToken } from '../tables.ts';
import type { Transaction, Database } from '../../database/database.ts';
import { eq, and, gt } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import { beginAttempt } from '../limits/back-off.ts';
import type { LimitDependencies } from '../limits/limit.ts';
import { ownPasswordAttempts } from '../limits/sign-in-limits.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { lockAccount, getAccount } from '../../principals/queries.ts';
import { newToken, tokenHash } from '../../secrets/token.ts';

/** argon2id (the library's default kind) as OWASP recommends it at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each run fills a core and 19 MiB: more at once would only be slower, and a crowd could exhaust the memory. */
const atOnce = pLimit(availableParallelism());

/** The hash of a password, with its salt and its cost. */
export const hashPassword = (plain: string): Promise<string> => atOnce(() => argon2(plain, cost));

/** Tells whether a hash has another cost than today's. */
export function needsRehash(savedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(savedHash);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

let dummy: Promise<string> | undefined;
/** A hash that no password has: compared if there is none, so that it takes as long. */
const dummyHash = (): Promise<string> => (dummy ??= hashPassword(crypto.randomUUID()));

/** Prepares what the first sign-in would otherwise wait for. */
export const prepareHashing = async (): Promise<void> => {
  await dummyHash();
};

/** Tells whether a password matches a hash. Without a hash it never does, in the same time. */
export async function verifyPassword(savedHash: string | undefined, plain: string): Promise<boolean> {
  const against = savedHash ?? (await dummyHash());
  const isRight = await atOnce(() => verify(against, plain));
  return isRight && savedHash !== undefined;
}

/**
 * Sets an account's password from its hash. With `oneTimeUntil` it is a generated one: good until then, for one sign-in that must
 * set another. Sessions are for the caller to end.
 */
export async function setPassword(
  tx: Transaction,
  accountId: number,
  hash: string,
  { oneTimeUntil = null }: { readonly oneTimeUntil?: string | null } = {},
): Promise<void> {
  const values = { hash, oneTimeUntil, changedAt: new Date().toISOString() };
  await tx
    .insert(password)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: password.accountId, set: values });
}

/** Rejects a new password that equals the current one: whoever changes theirs wants to be rid of it. */
export async function requireDifferent(db: Database, accountId: number, newPassword: string): Promise<void> {
  const [current] = await db
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId));
  if (current !== undefined && (await verifyPassword(current.hash, newPassword)))
    throw new AppError({ code: 'passwordUnchanged', field: 'password' });
}

/**
 * Someone at an unattended browser must not take the account over: sensitive actions require the password, and count wrong ones.
 * Returns the matching hash, so that later steps can check that it is unchanged.
 */
export async function requireOwnPassword(
  deps: LimitDependencies,
  accountId: number,
  sent: string,
  field: string,
): Promise<string> {
  const attempt = await beginAttempt(deps, ownPasswordAttempts, String(accountId));
  const [account] = await deps.db
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId));
  const isRight = await verifyPassword(account?.hash, sent);
  if (!isRight || account === undefined) throw new AppError({ code: 'wrongPassword', field });
  await attempt.forgive();
  return account.hash;
}

/**
 * Refuses where the password that was found right a moment ago has another in its place by now, and locks it and its account until
 * the transaction ends: nothing that the old one opens may come after everything was ended. Returns the account's state as of now.
 */
export async function requireSamePassword(
  tx: Transaction,
  accountId: number,
  hash: string | null,
  fieldError: FieldError,
): ReturnType<typeof lockAccount> {
  const state = await lockAccount(tx, accountId);
  const [current] = await tx
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId))
    .for('update');
  if (current === undefined || current.hash !== hash) throw new AppError(fieldError);
  return state;
}

/** The same; rejects if the account may no longer be used. */
export async function requireUnchangedPassword(
  tx: Transaction,
  accountId: number,
  hash: string | null,
  fieldError: FieldError,
): Promise<void> {
  const state = await requireSamePassword(tx, accountId, hash, fieldError);
  if (state?.status !== 'ACTIVE' || state.deletedAt !== null) throw new AppError(fieldError);
}

/** Whose password it is. */
export async function findPasswordOwner(db: Database, accountId: number) {
  const owner = await getAccount(db, accountId);
  if (owner === undefined) throw new AppError({ code: 'notFound' });
  return owner;
}

export interface NewPasswordToken {
  readonly token: string;
  readonly expiresAt: string;
}

const hour = 3_600_000;

/** Lets its bearer set the account's password once, within the hours. */
export async function newPasswordToken(
  tx: Transaction,
  accountId: number,
  hours: number,
): Promise<NewPasswordToken> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + hours * hour).toISOString();
  await tx.insert(passwordToken).values({ tokenHash: tokenHash(token), accountId, expiresAt });
  return { token, expiresAt };
}

/** The account whose password a token may set; none if it was used, has expired or never existed. */
export async function getPasswordTokenAccount(
  db: Database | Transaction,
  token: string,
): Promise<number | undefined> {
  const now = new Date().toISOString();
  const [row] = await db
    .select({ accountId: passwordToken.accountId })
    .from(passwordToken)
    .where(and(eq(passwordToken.tokenHash, tokenHash(token)), gt(passwordToken.expiresAt, now)));
  return row?.accountId;
}

/** Uses a token up, and with it every other of the account. False: someone else was faster. */
export async function usePasswordToken(tx: Transaction, token: string): Promise<boolean> {
  const [used] = await tx
    .delete(passwordToken)
    .where(
      and(
        eq(passwordToken.tokenHash, tokenHash(token)),
        gt(passwordToken.expiresAt, new Date().toISOString()),
      ),
    )
    .returning({ accountId: passwordToken.accountId });
  if (used === undefined) return false;
  await tx.delete(passwordToken).where(eq(passwordToken.accountId, used.accountId));
  return true;
}
