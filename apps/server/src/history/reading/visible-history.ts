import { accountRoles, managedRoles } from '@saer/contract/role';
import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Principal } from '../../http/principal.ts';
import { history } from '../../audit/tables.ts';

/** What a reader may see of the history: of accounts their own and those they manage, of everything else all. */
export function visibleHistory({ accountId, role }: Principal): SQL | undefined {
  const managed = managedRoles[role];
  if (managed.length === accountRoles.length) return undefined;
  // Looked up for one account's change at a time: asked whether one exists, the database would first read all accounts.
  const roleOf = sql`(select ${account.role} from ${account} where ${account.id} = ${history.entityId})`;
  return or(ne(history.entity, 'account'), eq(history.entityId, accountId), inArray(roleOf, [...managed]));
}
