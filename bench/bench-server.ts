import * as z from 'zod/mini';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Pool } from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { openChannelListener } from '../apps/server/src/database/channel-listener.ts';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { createDatabase } from '../apps/server/src/database/embedded/connect.ts';
import { startEmbedded } from '../apps/server/src/database/embedded/embedded-server.ts';
import { prepareDatabase } from '../apps/server/src/prepare-database.ts';
import { readSettings } from '../apps/server/src/settings.ts';

/** The real server on a temporary embedded PostgreSQL, listening, with a pool for the bare queries; disposed with `opened`. */
export async function startBenchServer(opened: AsyncDisposableStack, webFolder?: string) {
  // An interrupted bench must not leave its database running.
  const breakOff = (): void => {
    // Measurements fail once the server is gone, and would end the process before the database.
    process.on('uncaughtException', () => undefined);
    void opened.disposeAsync().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, breakOff);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-bench-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  // If this runs as root, the database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder);
  opened.defer(() => embedded.stop());
  await createDatabase(embedded.connectionTo('postgres'), 'bench');
  const connection = embedded.connectionTo('bench');
  const usual = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }, folder);
  // Not measured: a process that gets no time on a crowded machine would be found endlessly late.
  const settings = { ...usual, longestDelay: 0 };
  await prepareDatabase(connection, path.resolve(import.meta.dirname, '../apps/server/migrations'));
  const { db, close } = openDatabase(connection, () => undefined);
  opened.defer(close);
  const listener = openChannelListener(connection, () => undefined);
  opened.defer(listener.close);
  const app = await buildApp({
    settings,
    db,
    listener,
    secretKey: 'only-for-the-bench-'.repeat(2),
    version: '0.0.0',
    webFolder: webFolder ?? folder,
  });
  opened.defer(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = z.object({ port: z.int() }).parse(app.server.address());
  const pool = new Pool({ ...connection, max: 10 });
  opened.defer(() => pool.end());
  return { app, db, pool, port, connection, folder };
}
