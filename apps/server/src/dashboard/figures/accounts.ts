import { managedRoles } from '@saer/contract/role';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { countWhere } from './count-where.ts';

/** Who waits for the admin's approval, among those whose approval is theirs; and who works with the product. */
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
    .where(isNull(account.deletedAt));
  return counts ?? { registrations: 0, sellers: 0, subUsers: 0 };
}
