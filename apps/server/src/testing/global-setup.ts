import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { createDatabase } from '../database/embedded/connect.ts';
import { startEmbedded } from '../database/embedded/embedded-server.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { siblingDatabase } from './sibling-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection to the test server's `postgres` database. */
    readonly testServer: ClientConfig;
    /** A migrated and seeded database that each test file copies. */
    readonly template: string;
  }
}

const migrations = path.resolve(import.meta.dirname, '../../migrations');

async function reachServer(): Promise<{ server: ClientConfig; close: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return { server: { connectionString: url }, close: async () => {} };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-test-'));
  // Where the tests run as root the server runs as another user, who must reach it.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder);
  await forgetDurability(embedded.connectionTo('postgres'));
  return {
    server: embedded.connectionTo('postgres'),
    close: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nothing here outlives the run, so the server need not wait for the disk. */
async function forgetDurability(server: ClientConfig): Promise<void> {
  const client = new Client(server);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** One PostgreSQL for all test files, with a template that makes creating their databases fast. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { server, close } = await reachServer();
  const template = `saer_template_${process.pid}`;
  await createDatabase(server, template);
  await prepareDatabase(siblingDatabase(server, template), migrations);
  provide('testServer', server);
  provide('template', template);
  return async () => {
    const client = new Client(server);
    await client.connect();
    await client.query(`drop database if exists ${escapeIdentifier(template)} with (force)`);
    await client.end();
    await close();
  };
}
