import os from 'node:os';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { verify } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { account } from '../apps/server/src/accounts/tables.ts';
import { tokenHash } from '../apps/server/src/secrets/token.ts';
import { hashPassword } from '../apps/server/src/sign-in/password/hash-password.ts';
import { setPassword } from '../apps/server/src/sign-in/password/set-password.ts';
import { startBenchServer } from './bench-server.ts';

const SIGN_INS = 100;
const CHECKS = 3_000;
const ROUNDS = 3;
/** Sign-ins on their way at a time, and session checks. */
const SIGN_IN_LANES = 8;
const CHECK_LANES = 32;
const password = 'Sunny-Harbour-42';

await using opened = new AsyncDisposableStack();
const { app, db, pool, port } = await startBenchServer(opened);

const hash = await hashPassword(password);
const json = { 'content-type': 'application/json' };
const signInLanes = await Promise.all(Array.from({ length: SIGN_IN_LANES }, (_, at) => sellerLane(at)));
const token = await signedInToken();
const checkLanes = Array.from({ length: CHECK_LANES }, () => ({
  headers: { authorization: `Bearer ${token}` },
  body: '',
}));

const bareHash = await best(() => together(SIGN_INS, SIGN_IN_LANES, () => verify(hash, password)));
const signIns = await best(() => load('POST', '/v1/auth/authenticate', signInLanes, SIGN_INS));
const select = {
  name: 'session',
  text: 'select account_id, last_used_at, expires_at from session where token_hash = $1',
  values: [tokenHash(token)],
};
const bareSelect = await best(() => together(CHECKS, CHECK_LANES, () => pool.query(select)));
const checks = await best(() => load('GET', '/v1/user/info', checkLanes, CHECKS));

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, the best of ${ROUNDS} rounds after one that does not count\n`,
);
report('argon2id alone', SIGN_INS, bareHash);
report('signing in, over HTTP', SIGN_INS, signIns, bareHash);
report('one select of a session alone', CHECKS, bareSelect);
report('a signed-in call, over HTTP', CHECKS, checks, bareSelect);

async function sellerLane(at: number) {
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

async function signedInToken(): Promise<string> {
  const [lane] = signInLanes;
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/auth/authenticate',
    ...lane,
    payload: lane?.body ?? '',
  });
  return z.object({ access_token: z.string() }).parse(answer.json()).access_token;
}

/** Milliseconds for all calls, from a thread of their own. */
function load(method: string, url: string, lanes: typeof signInLanes | typeof checkLanes, calls: number) {
  const elapsed = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const workerData = { port, method, path: url, lanes, calls, elapsed };
  return new Promise<number>((resolve, reject) => {
    const worker = new Worker(new URL('load.ts', import.meta.url), { workerData });
    worker.once('exit', () => resolve(new Float64Array(elapsed)[0] ?? 0));
    worker.once('error', reject);
  });
}

/** Milliseconds for all runs of some work, so many at a time. */
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
  let least = Infinity;
  for (let at = 0; at < ROUNDS; at += 1) least = Math.min(least, await round());
  return least;
}

function report(name: string, runs: number, elapsed: number, against?: number): void {
  const perSecond = ((runs / elapsed) * 1000).toFixed(0).padStart(7);
  const share = against === undefined ? '' : `   ${((against / elapsed) * 100).toFixed(0)} % of it`;
  console.log(`${name.padEnd(34)}${perSecond} a second${share}`);
}
