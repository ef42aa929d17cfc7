import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import type { Settings } from '../../settings.ts';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import { setPassword } from '../../auth/passwords/set-password.ts';
import { account } from '../../principals/tables.ts';

const countSuperAdmins = (db: Database) => db.$count(account, eq(account.role, 'SUPER_ADMIN'));

/** False: the address has an account already. */
async function addFirstAdmin(db: Database, email: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(account)
      .values({
        firstName: 'Super',
        lastName: 'Admin',
        email,
        role: 'SUPER_ADMIN',
        status: 'ACTIVE',
        language: 'ar',
        isVerified: true,
      })
      .onConflictDoNothing()
      .returning({ id: account.id });
    if (added === undefined) return false;
    await setPassword(tx, added.id, hash);
    await recordChange(tx, { actorId: undefined, entity: 'account', entityId: added.id, action: 'create' });
    return true;
  });
}

/** Creates the first super admin from the settings; returns information for whoever starts the server. */
export async function seedFirstAdmin(db: Database, { firstAdmin }: Settings): Promise<string> {
  if ((await countSuperAdmins(db)) > 0) return 'with the accounts of your database';
  const { email, password } = firstAdmin;
  if (email === undefined || password === undefined)
    return 'there is no admin yet: start once with FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD';
  if (await addFirstAdmin(db, email, password)) return `${email} is now the first super admin`;
  return (await countSuperAdmins(db)) > 0
    ? 'with the accounts of your database'
    : 'there is no admin yet: FIRST_ADMIN_EMAIL has an account of another role, name another one';
}
