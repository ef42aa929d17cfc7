import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded/embedded-server.ts';
import { proxyHops } from './proxy-hops.ts';
import type { Target } from './target.ts';

const built = path.resolve(import.meta.dirname, '../../apps/server/dist/server.mjs');
const probe = pathToFileURL(path.join(import.meta.dirname, 'loop-probe.ts')).href;
const startPatience = 60_000;

/** The built server as users start it, with a temporary data folder. */
export interface AttackedServer extends Target, AsyncDisposable {
  readonly pid: () => number;
  /** The longest time in milliseconds that the event loop was blocked since the last call. */
  readonly longestBlock: () => number;
  /** The last lines written by the server and its database. */
  readonly lastLines: () => readonly string[];
  readonly killServer: () => Promise<void>;
  readonly killDatabase: () => void;
  readonly start: () => Promise<void>;
  readonly isRunning: () => boolean;
}

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/v1/health`, { signal: AbortSignal.timeout(2_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

/** The running servers, so that aborting the attack ends them too. */
const running = new Set<AsyncDisposable>();
export const endAll = () => Promise.all([...running].map((each) => each[Symbol.asyncDispose]()));

const blockReport = z.object({ longestBlock: z.number() });

interface Started {
  /** Absent: the built server. */
  readonly program?: string;
  /** With the data of an earlier one, and left behind; absent: a new one. */
  readonly folder?: string;
}

export async function startAttackedServer(
  settings: Readonly<Record<string, string>> = {},
  { program = built, folder: given }: Started = {},
): Promise<AttackedServer> {
  const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'saer-attack-'));
  // If this runs as root, the database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
    // Overload has its own tests; elsewhere a busy machine must not be mistaken for an attack.
    LONGEST_DELAY: '600000',
    // Other networks are simulated by a proxy on this machine.
    TRUST_PROXY: proxyHops,
    ...settings,
  };
  let child: ChildProcess | undefined;
  const logFile = path.join(folder, 'server.log');
  const log = () => readFileSync(logFile, 'utf8');
  let longest = 0;

  const start = async (): Promise<void> => {
    const output = openSync(logFile, 'a');
    const started = spawn(process.execPath, [`--import=${probe}`, program], {
      env: environment,
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    child = started;
    started.on('message', (message) => {
      const report = blockReport.safeParse(message);
      if (report.success) longest = Math.max(longest, report.data.longestBlock);
    });
    const end = Date.now() + startPatience;
    while (!(await isReady(port))) {
      if (started.exitCode !== null || Date.now() > end)
        throw new Error(`The server did not start:\n${log().slice(-2_000)}`);
      await pause(50);
    }
    longest = 0;
  };
  const killServer = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  await start();
  const embedded = await startEmbedded(folder);
  const { db, close } = openDatabase({ ...embedded.connectionTo('saer'), max: 5 }, () => undefined);
  const server: AttackedServer = {
    port,
    db,
    log,
    pid: () => child?.pid ?? 0,
    longestBlock: () => {
      const block = longest;
      longest = 0;
      return block;
    },
    lastLines: () =>
      [logFile, path.join(embedded.dataFolder, '..', 'postgres.log')].flatMap((file) =>
        readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8),
      ),
    killServer,
    killDatabase: () => {
      const [pid = ''] = readFileSync(path.join(embedded.dataFolder, 'postmaster.pid'), 'utf8').split('\n');
      if (Number(pid) > 1) process.kill(Number(pid), 'SIGKILL');
    },
    start,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    [Symbol.asyncDispose]: async () => {
      running.delete(server);
      await close().catch(() => undefined);
      if (child !== undefined && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        // One that does not end within its own timeout is killed.
        const timer = setTimeout(() => child?.kill('SIGKILL'), 20_000);
        await ended;
        clearTimeout(timer);
      }
      await embedded.stop().catch(() => undefined);
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  running.add(server);
  return server;
}
