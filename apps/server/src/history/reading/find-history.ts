import type { ListFilter } from '@saer/contract/api/list-filter';
import { accountRoles, managedRoles } from '@saer/contract/api/access';
import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { account } from '../../principals/tables.ts';
import { history } from '../../audit/tables.ts';
import { historyPage } from './history-page.ts';

const { id, at, actorId, entity, entityId, action } = history;

/** The condition for changes a reader may see: all, except those of accounts other than their own and those they manage. */
export function visibleHistory({ accountId, role }: Principal): SQL | undefined {
  const managed = managedRoles[role];
  if (managed.length === accountRoles.length) return undefined;
  // A scalar subquery per account change: with `exists` the database would first read all accounts.
  const roleOf = sql`(select ${account.role} from ${account} where ${account.id} = ${history.entityId})`;
  return or(ne(history.entity, 'account'), eq(history.entityId, accountId), inArray(roleOf, [...managed]));
}

/** A page of the changes a reader may see. */
export const findHistory = (db: Database, reader: Principal, filter: ListFilter) =>
  historyPage(db, visibleHistory(reader), { id, at, actorId, entity, entityId, action }, filter);
