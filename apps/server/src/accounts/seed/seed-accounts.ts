import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { countDemoAccounts, seedDemoAccounts } from './demo-accounts.ts';
import { recordChange } from '../../audit/queries.ts';
import { hashPassword, setPassword } from '../../auth/passwords/password.ts';
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
async function seedFirstAdmin(db: Database, { firstAdmin }: Settings): Promise<string> {
  if ((await countSuperAdmins(db)) > 0) return 'with the accounts of your database';
  const { email, password } = firstAdmin;
  if (email === undefined || password === undefined)
    return 'there is no admin yet: start once with FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD';
  if (await addFirstAdmin(db, email, password)) return `${email} is now the first super admin`;
  return (await countSuperAdmins(db)) > 0
    ? 'with the accounts of your database'
    : 'there is no admin yet: FIRST_ADMIN_EMAIL has an account of another role, name another one';
}

async function seedProduction(db: Database, settings: Settings): Promise<readonly string[]> {
  const line = await seedFirstAdmin(db, settings);
  // A database that was created in development: anyone who read its demo password could get in.
  const demo = await countDemoAccounts(db);
  return demo === 0 ? [line] : [line, `${demo} demo accounts of development are among them: remove them`];
}

/**
 * The first accounts of a database. What it gives says who can sign in: it tries passwords, for which nobody who calls should wait.
 * A test begins with no accounts: it makes its own.
 */
export async function seedAccounts(
  db: Database,
  settings: Settings,
): Promise<() => Promise<readonly string[]>> {
  if (settings.mode === 'test') return async () => [];
  if (settings.mode === 'development') return seedDemoAccounts(db, settings);
  const lines = await seedProduction(db, settings);
  return async () => lines;
}
