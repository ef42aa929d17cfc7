import type { ListFilter } from '@saer/contract/list-filter';
import { accountRoles, managedRoles } from '@saer/contract/role';
import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { history } from '../../audit/tables.ts';
import { account } from '../../principals/tables.ts';
import { historyPage } from './history-page.ts';

const { id, at, actorId, entity, entityId, action } = history;

/** The history a reader may see: about accounts, their own and those they manage; everything else. */
function visibleHistory({ accountId, role }: Principal): SQL | undefined {
  const managed = managedRoles[role];
  if (managed.length === accountRoles.length) return undefined;
  // Looked up for one account's change at a time: asked whether one exists, the database would first read all accounts.
  const roleOf = sql`(select ${account.role} from ${account} where ${account.id} = ${history.entityId})`;
  return or(ne(history.entity, 'account'), eq(history.entityId, accountId), inArray(roleOf, [...managed]));
}

/** A page of what was changed, as far as the reader may see it. */
export const findHistory = (db: Database, reader: Principal, filter: ListFilter) =>
  historyPage(db, visibleHistory(reader), { id, at, actorId, entity, entityId, action }, filter);
