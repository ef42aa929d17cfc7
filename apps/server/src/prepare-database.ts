import type { PoolConfig } from 'pg';
import { lacksReferenceData } from './seed/datasets.ts';
import { migrateDatabase, openDatabase } from './database/database.ts';

/** Brings a database to the newest tables and, the first time, its first data. */
export async function prepareDatabase(connection: PoolConfig, migrationsFolder: string): Promise<void> {
  await migrateDatabase(connection, migrationsFolder);
  const { db, close } = openDatabase(connection, () => undefined);
  try {
    if (!(await lacksReferenceData(db))) return;
    // Large, and needed once for a database.
    const { seedReferenceData } = await import('./seed/seed.ts');
    await seedReferenceData(db);
  } finally {
    await close();
  }
}
