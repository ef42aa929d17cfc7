import { managedRoles } from '@saer/contract/api/access';
import { maxFound, type SearchReply } from '@saer/contract/site/search';
import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Actor } from '../../accounts/policy.ts';
import type { Database } from '../../database/database.ts';
import { isLeaving } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import { closeness, matching } from './matching.ts';

/** A mobile number as people type it: it is stored as +9665…, and typed as 05… or 009665…. */
const withoutPrefix = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[0٠۰]+(?=[\d٠-٩۰-۹]{4,}$)/, ''))
    .join(' ');

/** Accounts an admin manages, and their own, by name, address or mobile number. */
export function findAccounts(db: Database, actor: Actor, text: string): Promise<SearchReply['accounts']> {
  const visible = or(inArray(account.role, managedRoles[actor.role]), eq(account.id, actor.accountId));
  return db
    .select({
      id: account.id,
      fullName: account.fullName,
      email: account.email,
      role: account.role,
      status: account.status,
      deleted: isLeaving.mapWith(Boolean),
    })
    .from(account)
    .where(matching(account, account.search, withoutPrefix(text), visible))
    .orderBy(asc(closeness(text, account.fullName, account.email)), desc(account.createdAt), asc(account.id))
    .limit(maxFound);
}
