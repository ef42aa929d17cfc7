import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from './connect.ts';
import { type EmbeddedServer, startEmbedded } from './embedded-server.ts';

/** A cluster that nobody has used: creating one takes longer than most tests. */
let fresh = '';
let folder = '';
let running: EmbeddedServer[] = [];
beforeAll(async () => {
  fresh = mkdtempSync(path.join(os.tmpdir(), 'saer-fresh-'));
  chmodSync(fresh, 0o755);
  await (await startEmbedded(fresh)).stop();
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saer-embedded-'));
  // Where the tests run as root the server runs as another user, who must reach it.
  chmodSync(folder, 0o755);
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Lays a fresh cluster into the folder, as its server's user's. */
function layCluster(): void {
  const cluster = path.join(folder, 'postgres');
  cpSync(path.join(fresh, 'postgres'), cluster, { recursive: true });
  // It rejects a folder that others may enter.
  chmodSync(cluster, 0o700);
  const { uid, gid } = statSync(path.join(fresh, 'postgres'));
  for (const name of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })])
    if (process.getuid?.() === 0) chownSync(path.join(cluster, name), uid, gid);
}

async function start(accessKind?: 'tcp'): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder, { accessKind });
  running.push(server);
  return server;
}

async function ask(connection: ClientConfig, sql: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

const postmaster = async (connection: ClientConfig) =>
  Number(
    (await ask(connection, `select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int`))[0],
  );

test('a second start preserves the data', async () => {
  const first = await start();
  await createDatabase(first.connectionTo('postgres'), 'shop');
  await ask(first.connectionTo('shop'), 'create table kept as select 7 as n');
  await first.stop();
  const second = await start();
  expect(await ask(second.connectionTo('shop'), 'select n from kept')).toEqual([7]);
});

test('a running server is joined, and continues while anyone still uses it', async () => {
  layCluster();
  const first = await start();
  const pid = await postmaster(first.connectionTo('postgres'));
  const second = await start();
  expect(await postmaster(second.connectionTo('postgres'))).toBe(pid);
  const user = new Client(second.connectionTo('postgres'));
  await user.connect();
  await first.stop();
  expect((await user.query('select 1')).rowCount).toBe(1);
  await user.end();
});

test('a killed server comes back with everything it had acknowledged', async () => {
  layCluster();
  const first = await start();
  const connection = first.connectionTo('postgres');
  await ask(connection, 'create table acknowledged (n int)');
  for (let n = 1; n <= 50; n += 1) await ask(connection, `insert into acknowledged values (${n})`);
  process.kill(await postmaster(connection), 'SIGKILL');
  const second = await start();
  expect(await ask(second.connectionTo('postgres'), 'select count(*)::int from acknowledged')).toEqual([50]);
});

test('after a stop nothing answers any more', async () => {
  layCluster();
  const server = await start();
  await server.stop();
  await wait(50);
  await expect(ask(server.connectionTo('postgres'), 'select 1')).rejects.toThrow();
});

test('names sort as people sort them, Arabic and Latin', async () => {
  layCluster();
  const server = await start();
  const connection = server.connectionTo('postgres');
  expect(await ask(connection, `select lower('É')`)).toEqual(['é']);
  expect(
    await ask(connection, `select x from unnest(array['B', 'a', 'ب', 'أ', 'C']) as x order by x`),
  ).toEqual(['a', 'B', 'C', 'أ', 'ب']);
});

test('without sockets, a loopback port with a password is used instead', async () => {
  const server = await start('tcp');
  const connection = server.connectionTo('postgres');
  expect(await ask(connection, 'select 1')).toEqual([1]);
  await expect(ask({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(/password/);
  await server.stop();
});

test('a folder the server’s user may not enter is replaced by one it may', async () => {
  chmodSync(folder, 0o700);
  const server = await start();
  expect(await ask(server.connectionTo('postgres'), 'select 1')).toEqual([1]);
  await server.stop();
  rmSync(path.dirname(server.dataFolder), { recursive: true });
});

test.runIf(process.platform !== 'win32')(
  'a temporary folder too long for a socket is no hindrance',
  async () => {
    layCluster();
    vi.stubEnv('TMPDIR', path.join(folder, 'x'.repeat(100)));
    try {
      const server = await start();
      expect(await ask(server.connectionTo('postgres'), 'select 1')).toEqual([1]);
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

test('a server that cannot be started again is given up with its reason, in one line', async () => {
  layCluster();
  const { promise: abandoned, resolve } = Promise.withResolvers<string>();
  const events = {
    onLost: () => undefined,
    onRestarted: () => undefined,
    onAbandoned: resolve,
    patienceMs: 500,
  };
  const server = await startEmbedded(folder, { supervision: events });
  running.push(server);
  renameSync(path.join(server.dataFolder, 'PG_VERSION'), path.join(server.dataFolder, 'PG_VERSION.away'));
  process.kill(await postmaster(server.connectionTo('postgres')), 'SIGKILL');
  expect(await abandoned).toMatch(
    /^The embedded PostgreSQL does not start: .*is not a valid data directory$/,
  );
});

test('a server that another process started is started again too', async () => {
  layCluster();
  const first = await start();
  const second = await startEmbedded(folder, {
    supervision: { onLost: () => undefined, onRestarted: () => undefined, onAbandoned: () => undefined },
  });
  running.push(second);
  const pid = await postmaster(first.connectionTo('postgres'));
  process.kill(pid, 'SIGKILL');
  const after = async () => postmaster(second.connectionTo('postgres')).catch(() => 0);
  for (let attempts = 0; (await after()) === 0 && attempts < 300; attempts += 1) await wait(50);
  expect(await after()).not.toBe(pid);
});

test.runIf(process.platform === 'linux')(
  'the lock of a killed server that nobody collects is no hindrance',
  async () => {
    layCluster();
    const first = await start();
    const { host, port } = first.connectionTo('postgres');
    await first.stop();
    // Its parent becomes a program that collects nobody. It is the server's user's, whose processes alone count.
    const { uid, gid } = statSync(first.dataFolder);
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 600'], {
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
      cwd: '/',
    });
    try {
      const [line] = await once(parent.stdout, 'data');
      const pid = Number(String(line));
      while (!/ Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await wait(10);
      const lines = `${pid}\n${first.dataFolder}\n0\n${port}\n${host}\n`;
      mkdirSync(String(host), { recursive: true });
      writeFileSync(path.join(String(host), `.s.PGSQL.${port}.lock`), lines);
      writeFileSync(path.join(first.dataFolder, 'postmaster.pid'), lines);
      const second = await start();
      expect(await ask(second.connectionTo('postgres'), 'select 1')).toEqual([1]);
      expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).not.toContain('already exists');
    } finally {
      parent.kill();
    }
  },
);
