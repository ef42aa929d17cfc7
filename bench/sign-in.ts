import os from 'node:os';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { verify } from '@node-rs/argon2';
import { account } from '../apps/server/src/principals/tables.ts';
import { hashPassword, setPassword } from '../apps/server/src/auth/passwords/password.ts';
import { startBenchServer } from './bench-server.ts';

const SIGN_INS = 100;
const ROUNDS = 3;
/** Concurrent sign-ins. */
const LANES = 8;
const password = 'Sunny-Harbour-42';

await using opened = new AsyncDisposableStack();
const { db, port } = await startBenchServer(opened);

const hash = await hashPassword(password);
const json = { 'content-type': 'application/json' };
const lanes = await Promise.all(Array.from({ length: LANES }, (_, at) => sellerWorker(at)));

const bareHash = await best(() => together(SIGN_INS, LANES, () => verify(hash, password)));
const signIns = await best(() => load('POST', '/v1/auth/authenticate', lanes, SIGN_INS));

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, the best of ${ROUNDS} rounds after one that does not count\n`,
);
report('argon2id alone', SIGN_INS, bareHash);
report('signing in, over HTTP', SIGN_INS, signIns, bareHash);

async function sellerWorker(at: number) {
  const email = `seller${at}@example.com`;
  await db.transaction(async (tx) => {
    const values = {
      firstName: 'Seller',
      lastName: String(at),
      email,
      language: 'ar',
      role: 'USER',
    } as const;
    const [row] = await tx
      .insert(account)
      .values({ ...values, status: 'ACTIVE', isVerified: true })
      .returning({ id: account.id });
    if (row !== undefined) await setPassword(tx, row.id, hash);
  });
  return {
    headers: { ...json, 'x-idrive-device-id': crypto.randomUUID() },
    body: JSON.stringify({ username: email, password }),
  };
}

/** Milliseconds for all calls, from a separate thread. */
function load(method: string, url: string, from: typeof lanes, calls: number) {
  const elapsed = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const workerData = { port, method, path: url, lanes: from, calls, elapsed };
  return new Promise<number>((resolve, reject) => {
    const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData });
    worker.once('exit', () => resolve(new Float64Array(elapsed)[0] ?? 0));
    worker.once('error', reject);
  });
}

/** Milliseconds for all runs of some work with limited concurrency. */
async function together(runs: number, atOnce: number, work: () => Promise<unknown>): Promise<number> {
  let left = runs;
  const start = performance.now();
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return performance.now() - start;
}

async function best(round: () => Promise<number>): Promise<number> {
  await round();
  let min = Infinity;
  for (let at = 0; at < ROUNDS; at += 1) min = Math.min(min, await round());
  return min;
}

function report(name: string, runs: number, elapsed: number, against?: number): void {
  const perSecond = ((runs / elapsed) * 1000).toFixed(0).padStart(7);
  const share = against === undefined ? '' : `   ${((against / elapsed) * 100).toFixed(0)} % of it`;
  console.log(`${name.padEnd(34)}${perSecond} a second${share}`);
}
