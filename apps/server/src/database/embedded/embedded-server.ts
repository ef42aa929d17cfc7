import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { clusterUser, forgetZombie, halt, lastWords, launch, makeCluster, runningServer } from './cluster.ts';
import { type AccessKind, placeFor, type Place } from './place.ts';

/** How to connect to a database. */
export type Connection = ClientConfig;

export interface EmbeddedServer {
  /** The folder the data really lie in. */
  readonly dataFolder: string;
  readonly connectionTo: (database: string) => Connection;
  /** Ends the server unless another process still uses it. */
  readonly stop: () => Promise<void>;
}

const startPatience = 30_000;
const socketPort = 5432;

function connection(place: Place, database: string, port: number): Connection {
  return place.access.kind === 'socket'
    ? { host: place.access.folder, port, user: clusterUser, database }
    : { host: '127.0.0.1', port, user: clusterUser, password: place.access.password, database };
}

async function ask(to: Connection, sql: string): Promise<number> {
  const client = new Client({ ...to, connectionTimeoutMillis: 2_000 });
  // A server that is going down also says so on an idle connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: number }>(sql);
    return rows[0]?.answer ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = async (place: Place, port: number): Promise<boolean> =>
  ask(connection(place, 'postgres', port), 'select 1 as answer').then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

/**
 * The port of a server that answers: the one already running, or a new one. Launched again every second until it does,
 * because the lock of a killed server stays until the system has collected it.
 */
async function reachServer(place: Place): Promise<number> {
  const wantedPort = place.access.kind === 'socket' ? socketPort : await freePort();
  const end = Date.now() + startPatience;
  for (let round = 0; Date.now() < end; round += 1) {
    const running = runningServer(place);
    if (running !== undefined && (await answers(place, running.port))) return running.port;
    if (round % 20 === 0) {
      forgetZombie(place);
      launch(place, wantedPort);
    }
    await wait(50);
  }
  throw new Error(
    `The embedded PostgreSQL did not start within ${startPatience / 1000} s:\n${lastWords(place)}`,
  );
}

/** Starts PostgreSQL on the data folder, or joins the one that already runs there. */
export async function startEmbedded(
  dataFolder: string,
  accessKind: AccessKind = process.platform === 'win32' ? 'tcp' : 'socket',
): Promise<EmbeddedServer> {
  const place = placeFor(dataFolder, accessKind);
  makeCluster(place);
  const port = await reachServer(place);
  const connectionTo = (database: string) => connection(place, database, port);
  return {
    dataFolder: place.cluster,
    connectionTo,
    stop: async () => {
      const others = `select count(*)::int as answer from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      const busy = await ask(connectionTo('postgres'), others).catch(() => 0);
      if (busy > 0) return;
      if (runningServer(place) !== undefined) halt(place);
      if (place.access.kind === 'socket') rmSync(place.access.folder, { recursive: true, force: true });
    },
  };
}
