import type { PoolConfig } from 'pg';
import { seedReferenceData } from '../reference/seed/seed.ts';
import { migrateDatabase, openDatabase } from './database.ts';

/** Brings a database to the newest tables and, the first time, its first data. */
export async function prepareDatabase(connection: PoolConfig, migrationsFolder: string): Promise<void> {
  await migrateDatabase(connection, migrationsFolder);
  const { db, close } = openDatabase(connection, () => undefined);
  try {
    await seedReferenceData(db);
  } finally {
    await close();
  }
}
