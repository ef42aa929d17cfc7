import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { createDatabase } from '../database/embedded/connect.ts';
import { type EmbeddedServer, startEmbedded } from '../database/embedded/embedded-server.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { readSettings } from '../settings.ts';

const migrations = path.resolve(import.meta.dirname, '../../migrations');
let folder = '';
let server: EmbeddedServer;
let database: OpenDatabase;
let app: FastifyInstance;
const abandoned: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saer-lost-'));
  // Where the tests run as root the server runs as another user, who must reach it.
  chmodSync(folder, 0o755);
  server = await startEmbedded(folder, {
    supervision: {
      onLost: () => undefined,
      onRestarted: () => undefined,
      onAbandoned: (reason) => abandoned.push(reason),
    },
  });
  await createDatabase(server.connectionTo('postgres'), 'saer');
  await prepareDatabase(server.connectionTo('saer'), migrations);
  database = openDatabase(server.connectionTo('saer'), () => undefined);
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }, '/');
  app = await buildApp({
    settings: { ...settings, longestDelay: 0 },
    db: database.db,
    secretKey: 'only-for-tests-'.repeat(3),
    version: '1.2.3',
    webFolder: '/nonexistent',
  });
  await database.db.execute(sql`create table acknowledged (n int)`);
});

afterAll(async () => {
  await app.close();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function oneNumber(statement: string): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(sql.raw(statement));
  return rows[0]?.n ?? 0;
}

const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode;

async function until(wanted: number): Promise<void> {
  while ((await status('/v1/health')) !== wanted) await wait(5);
}

/** A killed server's connections may answer for an instant more. */
async function readyAgain(): Promise<void> {
  await until(503);
  await until(200);
}

const postmaster = `select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as n`;

/** Waits for the server that follows a killed one: until its processes have ended, these answer too. */
async function untilFollowed(killed: number): Promise<void> {
  const isFollowed = () =>
    oneNumber(postmaster).then(
      (pid) => pid !== killed,
      () => false,
    );
  while (!(await isFollowed())) await wait(5);
  await until(200);
}

/** The replies that callers get until the database is ready again. */
async function answersUntilReady(): Promise<ReadonlySet<number>> {
  const seen = new Set<number>();
  const end = new AbortController();
  const asking = (async () => {
    while (!end.signal.aborted) {
      const replies = await Promise.all([
        app.inject('/v1/store'),
        app.inject({
          method: 'POST',
          url: '/v1/auth/authenticate',
          payload: { username: 'a@b.sa', password: 'x' },
        }),
        app.inject({ url: '/v1/product', headers: { authorization: 'Bearer someone' } }),
      ]);
      for (const { statusCode } of replies) seen.add(statusCode);
    }
  })();
  await readyAgain();
  end.abort();
  await asking;
  return seen;
}

/** Neither an internal error nor a missing reply. */
const theirs = new Set([200, 400, 401, 503]);

test('during a database outage callers are told to retry, in their language; the process reports that it lives', async () => {
  const pid = await oneNumber(postmaster);
  const version = path.join(server.dataFolder, 'PG_VERSION');
  // It cannot be started again before all have been answered.
  renameSync(version, `${version}.away`);
  process.kill(pid, 'SIGKILL');
  await until(503);
  const replies = await Promise.all(
    (['en', 'ar'] as const).map((language) => app.inject({ url: '/v1/store', headers: { language } })),
  );
  const live = await app.inject('/v1/health/live');
  const ready = await app.inject('/v1/health/ready');
  for (const reply of [...replies, ready]) {
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json()).toMatchObject({ code: 'databaseUnavailable' });
  }
  expect(replies[0]?.json()).toMatchObject({ message: expect.stringContaining('database') });
  expect(replies[1]?.json()).toMatchObject({ message: expect.stringContaining('قاعدة البيانات') });
  expect(live.statusCode).toBe(200);
  renameSync(`${version}.away`, version);
  await until(200);
  expect(await status('/v1/health/ready')).toBe(200);
});

test('a killed server is started again each time, and nothing acknowledged is lost', async () => {
  for (let round = 1; round <= 3; round += 1) {
    await database.db.execute(sql`insert into acknowledged values (${round})`);
    process.kill(await oneNumber(postmaster), 'SIGKILL');
    expect([...(await answersUntilReady())].filter((each) => !theirs.has(each))).toEqual([]);
    expect(await oneNumber('select count(*)::int as n from acknowledged')).toBe(round);
  }
  expect(abandoned).toEqual([]);
});

test('transactions that a lost database ends give their connections back', async () => {
  for (let round = 1; round <= 2; round += 1) {
    const pid = await oneNumber(postmaster);
    process.kill(pid, 'SIGKILL');
    // More of them than the pool has connections.
    const started = Array.from({ length: 12 }, async () =>
      database.db.transaction(async (tx) => tx.execute(sql`select 1`)),
    );
    await Promise.allSettled(started);
    await untilFollowed(pid);
  }
  const ended = database.db.transaction(async (tx) =>
    tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(ended).rejects.toThrow();
  // Each ends only when all have started: every connection of the pool is available again.
  const { promise: allBegan, resolve } = Promise.withResolvers<void>();
  let started = 0;
  const together = Array.from({ length: 10 }, async () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      started += 1;
      if (started === 10) resolve();
      await allBegan;
    }),
  );
  await Promise.all(together);
  expect(started).toBe(10);
});

test('a killed backend takes the others with it, and all of them come back', async () => {
  const other = await oneNumber(`select pid as n from pg_stat_activity where backend_type = 'walwriter'`);
  process.kill(other, 'SIGKILL');
  expect([...(await answersUntilReady())].filter((each) => !theirs.has(each))).toEqual([]);
});
