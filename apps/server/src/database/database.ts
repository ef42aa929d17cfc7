import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolConfig } from 'pg';
import { databaseLoss } from './database-loss.ts';

export type Database = NodePgDatabase;
/** A change and everything that depends on it are written with one of these: all or nothing. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

const config = { casing: 'snake_case' } as const;

/** Any number, the same in every server process: two that start at once migrate one after the other. */
const migrationLock = 7_237_101;

export function openDatabase(connection: PoolConfig, onError: (error: Error) => void): OpenDatabase {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    // The server ends a statement that takes too long; this ends waiting for a server that no longer says anything.
    query_timeout: 20_000,
    keepAlive: true,
    ...connection,
  });
  pool.on('error', onError);
  // A connection that breaks reports the error to whoever waits for its reply; without this listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, config);
  // Drizzle never hands back a connection on which a transaction could not even begin: ten of them, and the pool is empty for good.
  db.transaction = async (run, options) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, config).transaction(run, options);
    } catch (error) {
      isBroken = databaseLoss(error) !== undefined;
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return { db, close: () => pool.end() };
}

/** Brings the tables up to the newest migration. */
export async function migrateDatabase(connection: PoolConfig, migrationsFolder: string): Promise<void> {
  const pool = new Pool({ ...connection, max: 1 });
  try {
    await pool.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(pool, config), { migrationsFolder });
  } finally {
    // The lock ends with its connection.
    await pool.end();
  }
}

/** A query that runs on every call is built once per database. */
export function prepareOnce<P>(
  prepare: (db: Database | Transaction) => P,
): (db: Database | Transaction) => P {
  const prepared = new WeakMap<object, P>();
  return (db) => {
    const query = prepared.get(db) ?? prepare(db);
    prepared.set(db, query);
    return query;
  };
}
