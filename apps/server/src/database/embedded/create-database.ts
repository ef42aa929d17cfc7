import { Client, DatabaseError, escapeIdentifier } from 'pg';
import type { Connection } from './connect.ts';

const duplicateDatabase = '42P04';

/** Creates a database unless it exists; `template` makes it a copy of another. */
export async function createDatabase(
  server: Connection,
  name: string,
  template = 'template0',
): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    const there = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (there.rowCount === 0)
      await client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === duplicateDatabase)) throw error;
  } finally {
    await client.end();
  }
}
