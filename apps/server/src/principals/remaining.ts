import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { account } from './tables.ts';

const owner = alias(account, 'owner');

/** The condition for the owner that a column names to remain: there is such an account, and it does not wait for its deletion. For `where`. */
export const ownerRemains = (column: AnyPgColumn): SQL =>
  sql`exists (select from ${account} as owner where ${owner.id} = ${column} and ${owner.deletedAt} is null)`;

/** The condition for an account to remain: neither it nor the subscriber that a sub-user belongs to waits for its deletion. For `where`. */
export const accountRemains = (): SQL | undefined =>
  and(isNull(account.deletedAt), or(isNull(account.subscriberId), ownerRemains(account.subscriberId)));
