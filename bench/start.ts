/**
 * The server's resources at rest and the cost of a start: `npm start` on existing data, compared with a bare Fastify with `pg` on
 * the same running database. Linux only: it reads /proc. `node bench/start.ts`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pinnedEnvironment, pinnedNode, root } from '../scripts/installed.mjs';
import { atMost, record } from './figure.ts';
import { family, isDatabase, secondsOf } from './processes.ts';
import { median } from './timing.ts';

const rounds = 7;
const restMs = 10_000;
const pages = ['/', '/ar', '/en', '/calculator', '/v1/fee-book', '/v1/health', '/v1/store/page'];

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} before it was ready`);
    await wait(5);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  await promise;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-bench-start-'));
// If this runs as root, the database runs as another user, who needs access.
chmodSync(folder, 0o755);
const port = await freePort();
const barePort = await freePort();

async function startOurs(): Promise<ChildProcess> {
  const child = spawn(pinnedNode, [path.join(root, 'scripts/start.mjs')], {
    env: { ...pinnedEnvironment(), PORT: String(port), DATA_DIR: folder, DEMO_PASSWORD: 'Bench-only-4173!' },
    stdio: 'ignore',
  });
  await ready(`http://127.0.0.1:${port}/v1/health/ready`, child);
  return child;
}

/** The socket of the database that runs for us. */
function socketFolder(): string {
  const text = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8');
  return text.split('\n')[4] ?? '';
}

async function startBare(): Promise<ChildProcess> {
  const child = spawn(pinnedNode, [fileURLToPath(new URL('bare-server.ts', import.meta.url))], {
    env: { ...pinnedEnvironment(), PORT: String(barePort), PGHOST: socketFolder() },
    stdio: 'ignore',
  });
  await ready(`http://127.0.0.1:${barePort}/`, child);
  return child;
}

const ours: number[] = [];
const databases: number[] = [];
const bare: number[] = [];
let rest = { server: 0, launcher: 0, database: 0, bare: 0 };
let running: ChildProcess | undefined;
try {
  // The first start creates the data, the second the code cache.
  for (let round = 0; round < 2; round += 1) await end(await startOurs());
  for (let round = 0; round < rounds; round += 1) {
    running = await startOurs();
    const started = family(running.pid ?? 0);
    ours.push(secondsOf(started.filter((each) => !isDatabase(each))));
    databases.push(secondsOf(started.filter(isDatabase)));
    const peer = await startBare();
    bare.push(secondsOf(family(peer.pid ?? 0)));
    if (round === rounds - 1) {
      for (const page of pages) {
        await (await fetch(`http://127.0.0.1:${port}${page}`)).arrayBuffer();
        await (await fetch(`http://127.0.0.1:${barePort}/`)).arrayBuffer();
      }
      await wait(restMs);
      const [launcher, ...below] = family(running.pid ?? 0);
      rest = {
        server: below.find((each) => !isDatabase(each))?.memory ?? 0,
        launcher: launcher?.memory ?? 0,
        database: Math.max(...below.filter(isDatabase).map(({ memory }) => memory)),
        bare: family(peer.pid ?? 0)[0]?.memory ?? 0,
      };
    }
    await end(peer);
    await end(running);
  }
} finally {
  if (running !== undefined && running.exitCode === null) await end(running);
  rmSync(folder, { recursive: true, force: true });
}

const s = (list: readonly number[]) => `${median(list).toFixed(2)} s (best ${Math.min(...list).toFixed(2)})`;
console.log(`second start until ready, ours:        ${s(ours)} of the processor`);
console.log(
  `  PostgreSQL's own start beside it:    ${s(databases)}; both ${(median(ours) + median(databases)).toFixed(2)} s`,
);
console.log(`bare Fastify with pg, until a select:  ${s(bare)}`);
console.log(
  `at rest, ${restMs / 1000} s after ${pages.length} requests: server ${rest.server.toFixed(0)} MB, npm start's own process ` +
    `${rest.launcher.toFixed(0)} MB, PostgreSQL's largest process ${rest.database.toFixed(0)} MB, bare Fastify ${rest.bare.toFixed(0)} MB`,
);
record(
  atMost('memory at rest', { value: rest.server, unit: ' MB' }, 150, {
    name: 'bare Fastify with pg',
    value: rest.bare,
    unit: ' MB',
  }),
);
record(
  atMost('second start until ready', { value: median(ours), unit: ' s CPU' }, 0.7, {
    name: 'bare Fastify with pg until its first select',
    value: median(bare),
    unit: ' s CPU',
  }),
);
