import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import type { FastifyInstance } from 'fastify';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import type { AppDependencies } from '../app-dependencies.ts';
import { buildApp } from '../app.ts';
import { openChannelListener } from '../database/channel-listener.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createDatabase } from '../database/embedded/connect.ts';
import { readSettings } from '../settings.ts';
import { type AppClient, appClient } from './app-client.ts';
import { siblingDatabase } from './sibling-database.ts';

export interface TestApp extends AppClient, AsyncDisposable {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The name of its database, for another server process beside it. */
  readonly database: string;
  /** Where it keeps files; one beside another keeps them in the same folder. */
  readonly dataFolder: string;
}

// Files are limited by elapsed time: a process without CPU time on a busy machine would be too slow for any.
Object.assign(fileLimits, { milliseconds: 100_000 });

export type { Answer } from './app-client.ts';

/** The whole server on a separate database with its seed data. */
export async function testApp({
  webFolder = '/nonexistent',
  environment = {},
  logStream,
  openCards,
  beside,
  through,
}: {
  webFolder?: string;
  environment?: Record<string, string>;
  logStream?: AppDependencies['logStream'];
  openCards?: AppDependencies['openCards'];
  /** A server whose database this one shares, as another process of it does. */
  beside?: Pick<TestApp, 'database' | 'dataFolder'>;
  /** The way it reaches the database, if not as the others do. */
  through?: ClientConfig;
} = {}): Promise<TestApp> {
  const server = inject('testServer');
  const name = beside?.database ?? `saer_${randomUUID()}`;
  if (beside === undefined) await createDatabase(server, name, inject('template'));
  // Where the machine is slow and busy, a statement may take its time.
  const patience = { statement_timeout: 120_000, query_timeout: 150_000 };
  const connection = through === undefined ? siblingDatabase(server, name) : { ...through, database: name };
  const { db, close } = openDatabase({ ...connection, ...patience }, () => undefined);
  const listener = openChannelListener(connection, () => undefined);
  const dataFolder = beside?.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'saer-files-'));
  const usual = { DATA_DIR: dataFolder, NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' };
  const settings = {
    ...readSettings({ ...usual, SITE_ORIGIN: 'http://localhost:3000', ...environment }, '/'),
    // Not measured: a process that gets no time on a crowded machine would be found endlessly late.
    longestDelay: 0,
  };
  const app = await buildApp({
    settings,
    db,
    listener,
    secretKey: 'only-for-tests-'.repeat(3),
    version: '1.2.3',
    webFolder,
    ...(logStream === undefined ? {} : { logStream }),
    ...(openCards === undefined ? {} : { openCards }),
  });
  return {
    app,
    db,
    database: name,
    dataFolder,
    ...appClient(app),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await listener.close();
      await close();
      if (beside !== undefined) return;
      rmSync(dataFolder, { recursive: true, force: true });
      const client = new Client(server);
      await client.connect();
      await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
      await client.end();
    },
  };
}
