import path from 'node:path';
import type { PoolConfig } from 'pg';
import type { Settings } from '../settings.ts';
import { createDatabase } from './embedded/create-database.ts';
import { startEmbedded } from './embedded/embedded-server.ts';

export interface ReachedDatabase {
  readonly connection: PoolConfig;
  /** Where the data lie, in words for the person who started the server. */
  readonly dataFolder: string;
  readonly close: () => Promise<void>;
}

/** The name of our database inside the embedded server. */
const databaseName = 'saer';

/** The database the settings name, or the embedded one, started for us. */
export async function reachDatabase({ databaseUrl, dataFolder }: Settings): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) {
    const { host, pathname } = new URL(databaseUrl);
    return {
      connection: { connectionString: databaseUrl },
      dataFolder: `PostgreSQL at ${path.posix.join(host, pathname)}`,
      close: async () => {},
    };
  }
  const server = await startEmbedded(dataFolder);
  await createDatabase(server.connectionTo('postgres'), databaseName);
  return { connection: server.connectionTo(databaseName), dataFolder: server.dataFolder, close: server.stop };
}
