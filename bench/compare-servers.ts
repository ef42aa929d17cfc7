/** Calls two servers, each in a separate process, alternately: replies per second and CPU time per reply. */
import { Worker } from 'node:worker_threads';
import type { ServerProcess } from './server-process.ts';
import { median } from './timing.ts';

export interface Load {
  /** As it goes over the wire. */
  readonly request: string;
  readonly calls: number;
  /** Concurrent calls, each on a separate connection. */
  readonly lanes: number;
  readonly rounds: number;
}

export interface Throughput {
  /** Replies per second: the median of the rounds. */
  readonly rate: number;
  /** Milliseconds of the server's CPU time per reply. */
  readonly cpu: number;
}

export const rawRequest = (method: string, path: string, body = '', headers = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}${
    body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
  }\r\n${body}`;

function load(port: number, { request, calls, lanes }: Load): Promise<number> {
  const elapsed = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const workerData = { port, requests: Array<string>(lanes).fill(request), calls, elapsed };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('raw-load-worker.ts', import.meta.url), { workerData });
    worker.once('exit', () => resolve(new Float64Array(elapsed)[0] ?? 0));
    worker.once('error', reject);
  });
}

async function round(server: ServerProcess, asked: Load): Promise<Throughput> {
  const before = await server.cpu();
  const elapsed = await load(server.port, asked);
  return { rate: (asked.calls / elapsed) * 1000, cpu: ((await server.cpu()) - before) / asked.calls };
}

const typical = (rounds: readonly Throughput[]): Throughput => ({
  rate: median(rounds.map(({ rate }) => rate)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** One additional warm-up round, and both servers in each round, under the same conditions. */
export async function compareServers(ours: ServerProcess, theirs: ServerProcess, asked: Load) {
  const taken: { readonly ours: Throughput[]; readonly theirs: Throughput[] } = { ours: [], theirs: [] };
  for (let at = 0; at <= asked.rounds; at += 1) {
    const [one, other] = [await round(ours, asked), await round(theirs, asked)];
    if (at === 0) continue;
    taken.ours.push(one);
    taken.theirs.push(other);
  }
  return { ours: typical(taken.ours), theirs: typical(taken.theirs) };
}

export const throughputLine = (name: string, { rate, cpu }: Throughput): string =>
  `${name.padEnd(44)}${rate.toFixed(0).padStart(7)} a second, ${cpu.toFixed(3)} ms of the server's processor for one`;
