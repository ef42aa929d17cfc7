import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { quantile } from './report.ts';

export interface Latency {
  readonly calls: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  /** Calls that got no reply. */
  readonly refused: readonly string[];
}

const result = z.object({ elapsed: z.array(z.number()), refused: z.array(z.string()) });

/** Measures how long an ordinary client of another network waits while some work is done, and whether it is served at all. */
export async function measureLatency(port: number, work: () => Promise<void>, gap = 20): Promise<Latency> {
  const worker = new Worker(new URL('latency-worker.ts', import.meta.url), { workerData: { port, gap } });
  await once(worker, 'message');
  const ended = once(worker, 'message');
  try {
    await work();
  } finally {
    worker.postMessage('stop', []);
  }
  const [message] = await ended;
  const { elapsed, refused } = result.parse(message);
  return {
    calls: elapsed.length,
    median: quantile(elapsed, 0.5),
    p99: quantile(elapsed, 0.99),
    max: Math.max(0, ...elapsed),
    refused,
  };
}
