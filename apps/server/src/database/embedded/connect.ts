import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, DatabaseError, escapeIdentifier } from 'pg';
import { clusterUser } from './cluster.ts';
import type { DataDir } from './data-dir.ts';

/** The settings of a connection to a database. */
export type Connection = ClientConfig;

export const connectionTo = (dataDir: DataDir, port: number, database: string): Connection =>
  dataDir.access.kind === 'socket'
    ? { host: dataDir.access.folder, port, user: clusterUser, database }
    : { host: '127.0.0.1', port, user: clusterUser, password: dataDir.access.password, database };

/** Reads one number from the server on a separate connection. */
export async function askOnce(connection: Connection, sql: string): Promise<number> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  // A server that is going down also says so on an idle connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: number }>(sql);
    return rows[0]?.answer ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** In addition to the time of connecting and querying. */
const patienceMs = 6_000;

/** Tells whether the server answers. One that is killed meanwhile may leave a connection that neither answers nor ends. */
export async function answers(dataDir: DataDir, port: number): Promise<boolean> {
  const answered = askOnce(connectionTo(dataDir, port, 'postgres'), 'select 1 as answer').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(patienceMs, false, { ref: false })]);
}

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
