import * as z from 'zod/mini';
import { AppError } from '../http/replies/app-error.ts';
import type { Account, OwnAccount } from '@saer/contract/account/account';
import { DrizzleQueryError, eq, getTableColumns, type SQL, sql, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DatabaseError } from 'pg';
import { type Database, type Transaction, prepareOnce } from '../database/database.ts';
import { account, profileImage } from './tables.ts';
import { mobile as mobileFormat } from '@saer/contract/api/text-format';

// Written out: in the columns of a query on one table drizzle leaves the table's name away, and `owner` has a column of that name, too.
const own = sql.raw('"account"');

/** When the deletion of a sub-user's subscriber was asked for; null for every other account. A column of a query on accounts. */
const subscriberDeletedAt: SQL<string | null> = sql<
  string | null
>`(select owner.deleted_at from ${account} as owner where owner.id = ${own}.subscriber_id)`.mapWith(
  account.deletedAt,
);

/** The condition for an account to wait for its deletion: its own, or that of the subscriber a sub-user belongs to. */
export const isLeaving: SQL<boolean> = sql<boolean>`(${own}.deleted_at is not null or ${subscriberDeletedAt} is not null)`;

/** The condition for the owner that a column names to remain: there is such an account, and it does not wait for its deletion. For `where`. */
export const ownerRemains = (column: AnyPgColumn): SQL =>
  sql`exists (select from ${account} as owner where owner.id = ${column} and owner.deleted_at is null)`;

const {
  identityHash,
  pendingCalculation: _pendingCalculation,
  search: _search,
  ...listed
} = getTableColumns(account);

/**
 * The columns of an account that may be filtered, sorted by and displayed: all but the hash of its owner's identity, its owner's
 * calculation and the text that searches scan.
 */
export const listedColumns = listed;

/** An account as the contract shows it: for `select` and `returning`. */
export const accountColumns = {
  ...listed,
  isIdentityVerified: sql<boolean>`${identityHash} is not null`,
  subscriberDeletedAt,
};

/** An account by its key; also one that waits for its deletion. */
export async function getAccount(db: Database | Transaction, id: number): Promise<Account | undefined> {
  const [found] = await db.select(accountColumns).from(account).where(eq(account.id, id));
  return found;
}

const ownAccountQuery = prepareOnce((db) =>
  db
    .select({ ...accountColumns, profileImage: profileImage.dataUri })
    .from(account)
    .leftJoin(profileImage, eq(profileImage.accountId, account.id))
    .where(eq(account.id, sql.placeholder('id')))
    .prepare('find_own_account'),
);

/** An account as its owner sees it, with the photo. */
export async function getOwnAccount(db: Database | Transaction, id: number): Promise<OwnAccount | undefined> {
  const [found] = await ownAccountQuery(db).execute({ id });
  return found;
}

const fieldByConstraint: Readonly<Record<string, 'email' | 'mobile'>> = {
  account_email: 'email',
  account_mobile: 'mobile',
};

/** Which of an account's addresses is taken, according to the database; none if it failed for another reason. */
function takenField(error: unknown): 'email' | 'mobile' | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === '23505'
    ? fieldByConstraint[cause.constraint ?? '']
    : undefined;
}

/** Writes an account; another account's address is rejected at its field, also for concurrent writes. */
export async function rejectTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const field = takenField(error);
    if (field === undefined) throw error;
    throw new AppError({ code: 'emailOrMobileExists', field });
  }
}

/**
 * Locks an account until the transaction ends, and returns its current state. Granting access locks it first, and so does
 * `revokeAccess`: access that is granted concurrently is either revoked too or rejected. Without an id the query runs all the same
 * and finds nothing, so that it takes no less time.
 */
export async function lockAccount(
  tx: Transaction,
  id: number | undefined,
  /** `share` permits concurrent grants; do not use it if the account itself changes afterwards. */
  strength: 'no key update' | 'share' = 'no key update',
) {
  const [found] = await tx
    .select({ id: account.id, status: account.status, deletedAt: account.deletedAt })
    .from(account)
    .where(eq(account.id, id ?? 0))
    .for(strength);
  return found;
}

/** An account that has an email address or a number. */
export async function getAddressOwner(
  db: Database | Transaction,
  { email = '', mobile = '' }: { readonly email?: string | undefined; readonly mobile?: string | undefined },
) {
  const [found] = await db
    .select({ id: account.id, email: account.email, language: account.language })
    .from(account)
    .where(or(sql`lower(${account.email}) = ${email.toLowerCase()}`, eq(account.mobile, mobile)))
    .limit(1);
  return found;
}

/** The name people sign in with, normalised: an email address in lower case, or a number in E.164. */
export type Username = { readonly email: string } | { readonly mobile: string };

const e164 = mobileFormat();

/** Any input is one of the two; anything else is treated as an email address that nobody has. */
export function parseUsername(typed: string): Username {
  const number = z.safeParse(e164, typed);
  // PostgreSQL takes no NUL in a text.
  return number.success ? { mobile: number.data } : { email: typed.replaceAll('\0', '').toLowerCase() };
}

/** The same as one text. */
export const usernameText = (username: Username): string =>
  'email' in username ? username.email : username.mobile;

export const isAccountOf = (username: Username): SQL =>
  'email' in username
    ? sql`lower(${account.email}) = ${username.email}`
    : eq(account.mobile, username.mobile);
