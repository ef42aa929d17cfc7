import path from 'node:path';
import { Client, type PoolConfig } from 'pg';
import type { Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';
import { createDatabase } from './embedded/connect.ts';
import { startEmbedded } from './embedded/embedded-server.ts';
import type { Supervision } from './embedded/supervisor.ts';
import { retryWhileUnavailable } from './database-loss.ts';

export interface StartedDatabase {
  readonly connection: PoolConfig;
  /** The location of the data, in words for the person who started the server. */
  readonly dataFolder: string;
  readonly close: () => Promise<void>;
}

/** The name of our database inside the embedded server. */
const databaseName = 'saer';

async function requireAnswer(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(databaseUrl);
    throw new StartupError(
      `The database of DATABASE_URL (${host}) does not answer: ${error instanceof Error ? error.message || error.name : 'no reason given'}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database the settings name, or the embedded one, started for us; with `supervision` it is started again whenever it ends. */
export async function startDatabase(
  { databaseUrl, dataFolder }: Settings,
  supervision?: Supervision,
): Promise<StartedDatabase> {
  if (databaseUrl !== undefined) {
    await requireAnswer(databaseUrl);
    const { host, pathname } = new URL(databaseUrl);
    return {
      connection: { connectionString: databaseUrl },
      dataFolder: `PostgreSQL at ${path.posix.join(host, pathname)}`,
      close: async () => {},
    };
  }
  const server = await startEmbedded(dataFolder, supervision === undefined ? {} : { supervision });
  await retryWhileUnavailable(() => createDatabase(server.connectionTo('postgres'), databaseName));
  return { connection: server.connectionTo(databaseName), dataFolder: server.dataFolder, close: server.stop };
}
