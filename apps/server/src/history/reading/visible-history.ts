import { accountRoles, managedRoles } from '@saer/contract/role';
import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../../accounts/tables.ts';
import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { history } from '../tables.ts';

/** What a reader may see of the history: of accounts their own and those they manage, of everything else all. */
export function visibleHistory(db: Database, { accountId, role }: Principal): SQL | undefined {
  const managed = managedRoles[role];
  if (managed.length === accountRoles.length) return undefined;
  const isManaged = exists(
    db
      .select({ one: sql`1` })
      .from(account)
      .where(and(eq(account.id, history.entityId), inArray(account.role, [...managed]))),
  );
  return or(ne(history.entity, 'account'), eq(history.entityId, accountId), isManaged);
}
