import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { halt, hasProcess, makeCluster } from './cluster.ts';
import { askOnce, type Connection, connectionTo } from './connect.ts';
import { type AccessKind, dataDirFor } from './data-dir.ts';
import { startServer } from './start-server.ts';
import { type Supervision, supervise } from './supervisor.ts';

export interface EmbeddedServer {
  /** The folder that really contains the data. */
  readonly dataFolder: string;
  readonly connectionTo: (database: string) => Connection;
  /** Ends the server unless another process still uses it. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  readonly accessKind?: AccessKind | undefined;
  /** Absent: a server that ends stays down. */
  readonly supervision?: Supervision;
}

const patienceMs = 30_000;
const socketPort = 5432;

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

const others = `select count(*)::int as answer from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;
/** Milliseconds. A pool says that it has ended before PostgreSQL has noticed: its connections are there for a moment longer. */
const closingMs = 1_000;

/** Tells whether anyone else is still connected. */
async function isUsed(connection: Connection): Promise<boolean> {
  for (const until = Date.now() + closingMs; ;) {
    const count = await askOnce(connection, others).catch(() => 0);
    if (count === 0 || Date.now() > until) return count > 0;
    await wait(50);
  }
}

/** Starts PostgreSQL on the data folder, or joins the one that already runs there. */
export async function startEmbedded(
  dataFolder: string,
  { accessKind, supervision }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const dataDir = dataDirFor(dataFolder, accessKind ?? (process.platform === 'win32' ? 'tcp' : 'socket'));
  makeCluster(dataDir);
  const started = await startServer(
    dataDir,
    dataDir.access.kind === 'socket' ? socketPort : await freePort(),
    {
      patienceMs,
      waitForFreeSpace: false,
      signal: new AbortController().signal,
    },
  );
  const supervisor = supervision === undefined ? undefined : supervise(dataDir, started, supervision);
  // A server that is started again gets the same port.
  const { port } = started;
  return {
    dataFolder: dataDir.cluster,
    connectionTo: (database) => connectionTo(dataDir, port, database),
    stop: async () => {
      await supervisor?.stop();
      if (await isUsed(connectionTo(dataDir, port, 'postgres'))) return;
      if (hasProcess(dataDir)) halt(dataDir);
      if (dataDir.access.kind === 'socket') rmSync(dataDir.access.folder, { recursive: true, force: true });
    },
  };
}
