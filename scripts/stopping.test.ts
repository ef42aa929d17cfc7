/**
 * Tests what remains of `npm start` once it, or a process above it, is ended: no server and no database, whichever process got the
 * signal.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pinnedEnvironment, root } from './installed.mjs';

const onLinux = test.runIf(process.platform === 'linux');
let folder = '';
let port = 0;
let npm: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saer-stopping-'));
  // If this runs as root, the database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  port = await freePort();
  // Otherwise `npm start` would build what is missing during the first case, and not in the way a test builds.
  const { NODE_ENV: _, ...environment } = pinnedEnvironment();
  const built = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    env: environment,
    encoding: 'utf8',
  });
  expect(built.status === 0 ? '' : built.stderr).toBe('');
  // On a fresh clone, everything is built here, on cores that other tests keep busy.
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  if (npm?.pid !== undefined && npm.exitCode === null) npm.kill('SIGTERM');
});

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

/** Starts `npm start` in a separate process group, as a terminal or a service manager does. */
function start(): ChildProcess {
  const { npm_lifecycle_event: _, ...environment } = pinnedEnvironment();
  return spawn('npm', ['start'], {
    cwd: root,
    env: { ...environment, PORT: String(port), DATA_DIR: folder, DEMO_PASSWORD: 'Demo-only-4173!' },
    detached: true,
    stdio: 'ignore',
  });
}

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/v1/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(50);
}

/** The /proc entry of a process; empty if there is none. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Processes of this start, by the id of their parent. */
function childrenOf(pid: number): readonly number[] {
  const pairs = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    // After the program's name, which may contain anything, come its state and its parent.
    const parent = /.*\) \S (\d+) /s.exec(statOf(Number(name)))?.[1];
    return parent === undefined ? [] : [[Number(name), Number(parent)]];
  });
  const below = (parent: number): readonly number[] =>
    pairs.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}

const isThere = (pid: number): boolean => /.*\) [^Z] /s.test(statOf(pid));

/** The program run by `npm start`. */
const launcher = (pids: readonly number[]): number =>
  pids.find(
    (pid) =>
      /\0?scripts\/start\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) &&
      !readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('sh'),
  ) ?? 0;

type End = (npmPid: number, below: readonly number[]) => void;
const ends: readonly (readonly [string, End])[] = [
  ['SIGTERM to npm', (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGKILL to npm', (pid) => process.kill(pid, 'SIGKILL')],
  ['Ctrl-C: SIGINT to all of the terminal', (pid) => process.kill(-pid, 'SIGINT')],
  ['the terminal closes: SIGHUP to all of it', (pid) => process.kill(-pid, 'SIGHUP')],
  ['SIGTERM to what npm runs', (_, below) => process.kill(launcher(below), 'SIGTERM')],
  ['SIGKILL to all but the server', (pid) => process.kill(-pid, 'SIGKILL')],
];

// The next start begins at once, with the same data and port.
onLinux.each(ends)(
  'nothing stays behind: %s',
  async (_, end) => {
    npm = start();
    const { pid = 0 } = npm;
    await until(isReady);
    const below = childrenOf(pid);
    expect(below.length).toBeGreaterThan(3);
    end(pid, below);
    await until(() => ![pid, ...below].some(isThere));
    expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false);
  },
  30_000,
);

onLinux(
  'a start in the very moment in which the one before ends',
  async () => {
    const first = start();
    await until(isReady);
    const below = childrenOf(first.pid ?? 0);
    first.kill('SIGTERM');
    npm = start();
    await until(() => !below.some(isThere) || npm?.exitCode !== null);
    await until(async () => (await isReady()) || npm?.exitCode !== null);
    expect(npm.exitCode).toBeNull();
    const second = childrenOf(npm.pid ?? 0);
    npm.kill('SIGTERM');
    await until(() => !second.some(isThere));
  },
  40_000,
);

onLinux(
  'a server that is killed is started again, and nothing of it stays behind once npm is ended',
  async () => {
    npm = start();
    const { pid = 0 } = npm;
    await until(isReady);
    const serverOf = () =>
      childrenOf(pid).find((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('server.mjs'));
    const killed = serverOf() ?? 0;
    process.kill(killed, 'SIGKILL');
    await until(() => !isThere(killed));
    await until(isReady);
    expect(npm.exitCode).toBeNull();
    expect(serverOf()).not.toBe(killed);
    const below = childrenOf(pid);
    process.kill(pid, 'SIGTERM');
    await until(() => ![pid, ...below].some(isThere));
  },
  40_000,
);

onLinux('a server that cannot start says why once', () => {
  const { npm_lifecycle_event: _, ...environment } = pinnedEnvironment();
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...environment, PORT: 'none', DATA_DIR: folder },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr.match(/PORT is/g)?.length]).toEqual([1, 1]);
});
