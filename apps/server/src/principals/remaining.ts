import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { account } from './tables.ts';

// Written out: in the columns of a query on one table drizzle leaves the table's name away, and `owner` has a column of that name, too.
const own = sql.raw('"account"');

/** When the deletion of a sub-user's subscriber was asked for; null for every other account. A column of a query on accounts. */
export const subscriberDeletedAt: SQL<string | null> = sql<
  string | null
>`(select owner.deleted_at from ${account} as owner where owner.id = ${own}.subscriber_id)`.mapWith(
  account.deletedAt,
);

/** The condition for an account to wait for its deletion: its own, or that of the subscriber a sub-user belongs to. */
export const isLeaving: SQL<boolean> = sql<boolean>`(${own}.deleted_at is not null or ${subscriberDeletedAt} is not null)`;

/** The condition for the owner that a column names to remain: there is such an account, and it does not wait for its deletion. For `where`. */
export const ownerRemains = (column: AnyPgColumn): SQL =>
  sql`exists (select from ${account} as owner where owner.id = ${column} and owner.deleted_at is null)`;
