import type { PoolConfig } from 'pg';
import { lacksInitialData } from './seed/datasets.ts';
import { prepareJobs } from './jobs/running/kinds.ts';
import { migrateDatabase, openDatabase } from './database/database.ts';

/** Brings a database to the newest tables and, the first time, its first data. */
export async function prepareDatabase(connection: PoolConfig, migrationsFolder: string): Promise<void> {
  await migrateDatabase(connection, migrationsFolder);
  await prepareJobs(connection);
  const { db, close } = openDatabase(connection, () => undefined);
  try {
    if (!(await lacksInitialData(db))) return;
    // Large, and needed once for a database.
    const { seedInitialData } = await import('./seed/seed.ts');
    await seedInitialData(db);
  } finally {
    await close();
  }
}
