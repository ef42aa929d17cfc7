import { deepStrictEqual } from 'node:assert';
import os from 'node:os';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { atLeastShare, record } from './figure.ts';
import { newPerson } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { median } from './timing.ts';

const ROUNDS = 9;
/** Concurrent calls, each on a separate connection, and calls per round. */
const many = { lanes: 32, calls: 6_000 };
const one = { lanes: 1, calls: 1_500 };
type Load = typeof many;

await using opened = new AsyncDisposableStack();
const { db, connection, folder } = await startBenchServer(opened);
const { token } = await newPerson(db, 'USER');
const saer = await startServerProcess(opened, 'signed-in-saer.ts', { database: connection, folder });
const bare = await startServerProcess(opened, 'signed-in-bare.ts', { database: connection });
deepStrictEqual(await answerOf(saer), await answerOf(bare), 'The two do not answer alike');

interface Round {
  /** Calls a second. */
  readonly rate: number;
  /** Microseconds of the server's CPU time per call. */
  readonly cpu: number;
}

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, median and best of ${ROUNDS} rounds in turn after one that does not count\n`,
);
const atOnce = await compare('a signed-in call, 32 at a time', many);
await compare('a signed-in call, one at a time', one);
record(atLeastShare({ figure: 'a signed-in call', ...atOnce }, 0.85));

async function compare(name: string, load: Load) {
  const rounds: Readonly<Record<'saer' | 'bare', Round[]>> = { saer: [], bare: [] };
  // Alternately, under the same conditions.
  for (let at = 0; at <= ROUNDS; at += 1) {
    const [ours, theirs] = [await round(saer, load), await round(bare, load)];
    if (at === 0) continue;
    rounds.saer.push(ours);
    rounds.bare.push(theirs);
  }
  const ours = { value: rateOf(rounds.saer), unit: '/s' };
  const peer = { name: 'bare Fastify with the same select', value: rateOf(rounds.bare), unit: '/s' };
  report(name, rounds.saer);
  report('  bare Fastify, the same select', rounds.bare);
  console.log(`  ${((ours.value / peer.value) * 100).toFixed(0)} % of it`);
  return { ours, peer };
}

async function answerOf({ port }: ServerProcess): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/v1/user/info`, { headers });
  return answer.json();
}

async function round(server: ServerProcess, { lanes, calls }: Load): Promise<Round> {
  const before = await server.cpu();
  const elapsed = await timeOf(server.port, lanes, calls);
  return { rate: (calls / elapsed) * 1000, cpu: (((await server.cpu()) - before) / calls) * 1000 };
}

/** Milliseconds for all calls, from a separate thread. */
function timeOf(port: number, lanes: number, calls: number) {
  const elapsed = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const request = `GET /v1/user/info HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;
  const workerData = { port, requests: Array<string>(lanes).fill(request), calls, elapsed };
  return new Promise<number>((resolve, reject) => {
    const worker = new Worker(new URL('raw-load-worker.ts', import.meta.url), { workerData });
    worker.once('exit', () => resolve(new Float64Array(elapsed)[0] ?? 0));
    worker.once('error', reject);
  });
}

function rateOf(taken: readonly Round[]): number {
  return median(taken.map(({ rate }) => rate));
}

function report(name: string, taken: readonly Round[]): void {
  const best = Math.max(...taken.map(({ rate }) => rate));
  const cpu = median(taken.map((each) => each.cpu));
  console.log(
    `${name.padEnd(34)}${rateOf(taken).toFixed(0).padStart(7)} a second (best ${best.toFixed(0)}), ${cpu.toFixed(0)} µs of the server's processor a call`,
  );
}
