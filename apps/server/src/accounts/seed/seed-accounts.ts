import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { countDemoAccounts, seedDemoAccounts } from './demo-accounts.ts';
import { seedFirstAdmin } from './first-admin.ts';

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
