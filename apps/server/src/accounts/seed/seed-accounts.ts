import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { seedFirstAdmin } from './first-admin.ts';

/** The first accounts of a database; says who can sign in. A test begins with none: it makes its own. */
export async function seedAccounts(db: Database, settings: Settings): Promise<readonly string[]> {
  if (settings.mode === 'test') return [];
  return settings.mode === 'production'
    ? [await seedFirstAdmin(db, settings)]
    : seedDemoAccounts(db, settings);
}
