import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { buildApp } from '../../apps/server/src/app.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { createDatabase } from '../../apps/server/src/database/embedded/connect.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded/embedded-server.ts';
import { paymentClient } from '../../apps/server/src/payments/testing/payment-client.ts';
import { simulatedCards } from '../../apps/server/src/payments/testing/simulated-cards.ts';
import { prepareDatabase } from '../../apps/server/src/prepare-database.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { appClient } from '../../apps/server/src/testing/app-client.ts';

/** Starts a PostgreSQL in a temporary folder, with a database to copy; disposed with `opened`. */
export async function startTemplate(opened: AsyncDisposableStack) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-faults-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  // If this runs as root, the database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder);
  opened.defer(() => embedded.stop());
  const server = embedded.connectionTo('postgres');
  const client = new Client(server);
  await client.connect();
  // Nothing outlives the run, and no power is cut: the disk is not waited for.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await createDatabase(server, 'template_faults');
  await prepareDatabase(
    embedded.connectionTo('template_faults'),
    path.resolve(import.meta.dirname, '../../apps/server/migrations'),
  );
  return {
    folder,
    newDatabase: async (name: string): Promise<PoolConfig> => {
      await createDatabase(server, name, 'template_faults');
      return embedded.connectionTo(name);
    },
  };
}

/** A whole server with a gateway of its own, which faults befall one after the other; disposed with `opened`. */
export async function openWorld(
  opened: AsyncDisposableStack,
  connection: PoolConfig,
  log: (line: string) => void,
) {
  const cards = await simulatedCards();
  const { db, close } = openDatabase(connection, () => undefined);
  opened.defer(close);
  const settings = readSettings(
    { NODE_ENV: 'test', LOG_LEVEL: 'warn', RATE_LIMIT: '1000000', LONGEST_DELAY: '60000' },
    '/',
  );
  const app = await buildApp({
    settings: { ...settings, longestDelay: 0 },
    db,
    secretKey: 'only-for-the-faults-'.repeat(2),
    version: '0.0.0',
    webFolder: '/nonexistent',
    logStream: { write: log },
    openCards: cards.openCards,
  });
  opened.defer(() => app.close());
  /** Answers that say that the server is at fault; a command that is killed has none. */
  const failedAnswers: string[] = [];
  app.addHook('onError', async ({ url, method }, reply, error) => {
    if (reply.statusCode === 500 && error.name !== 'Killed')
      failedAnswers.push(`${method} ${url.split('?')[0]}: ${error.message}`);
  });
  const server = {
    ...appClient(app),
    ...cards,
    app,
    db,
    database: String(connection.database),
    dataFolder: settings.dataFolder,
    [Symbol.asyncDispose]: async () => {},
  };
  return { server, failedAnswers, client: await paymentClient(server) };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
