import { managedRoles } from '@saer/contract/api/access';
import { and, eq, inArray, not } from 'drizzle-orm';
import { isLeaving } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { countWhere } from './count-where.ts';

/** Counts registrations the admin may approve, and active sellers and sub-users. */
export async function countAccounts(db: Database, { role }: Pick<Principal, 'role'>) {
  const [counts] = await db
    .select({
      registrations: countWhere(
        and(eq(account.status, 'PENDING'), inArray(account.role, [...managedRoles[role]])),
      ),
      sellers: countWhere(and(eq(account.status, 'ACTIVE'), eq(account.role, 'USER'))),
      subUsers: countWhere(and(eq(account.status, 'ACTIVE'), eq(account.role, 'SUB_USER'))),
    })
    .from(account)
    .where(not(isLeaving));
  return counts ?? { registrations: 0, sellers: 0, subUsers: 0 };
}
