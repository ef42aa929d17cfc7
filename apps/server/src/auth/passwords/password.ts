import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { password } from '../tables.ts';
import type { Transaction, Database } from '../../database/database.ts';
import { eq } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import { beginAttempt } from '../limits/back-off.ts';
import type { LimitDependencies } from '../limits/limit.ts';
import { ownPasswordAttempts } from '../limits/sign-in-limits.ts';
import type { FieldError } from '@saer/contract/api/field-error';
import { lockAccount, getAccount } from '../../principals/queries.ts';

/** argon2id (the library's default kind) as OWASP recommends it at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each run fills a core and 19 MiB: more at once would only be slower, and a crowd could exhaust the memory. */
const atOnce = pLimit(availableParallelism());

/** The hash of a password, with its salt and its cost. */
export const hashPassword = (password: string): Promise<string> => atOnce(() => hash(password, cost));

/** Whether a hash has another cost than today's. */
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

/** Whether a password matches a hash. Without a hash it never does, in the same time. */
export async function verifyPassword(savedHash: string | undefined, password: string): Promise<boolean> {
  const against = savedHash ?? (await dummyHash());
  const isRight = await atOnce(() => verify(against, password));
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
export async function requireUnchanged(
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
