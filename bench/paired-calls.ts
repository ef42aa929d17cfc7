import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { atMostTimes, record } from './figure.ts';

export const warmUp = 40;

/** A request of ours, or the same one to the peer. */
export interface Called {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
}

/** Calls the peer by turns with ours, and records how many times as long ours take. */
export interface Comparison {
  readonly name: string;
  /** Requests of ours, each with the same to the peer. */
  readonly pairs: readonly (readonly [Called, Called])[];
  readonly rounds: number;
  /** Name of the peer. */
  readonly peer: string;
  /** Times the peer's time, at most. */
  readonly aim: number;
}

async function textOf({ port, path: address, headers, method = 'GET', body }: Called): Promise<string> {
  const sent = { method, headers, ...(body === undefined ? {} : { body }) };
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, sent);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text;
}

/** Refuses a comparison of calls that do not answer with the same bytes. */
export async function requireSameAnswers({ name, pairs }: Pick<Comparison, 'name' | 'pairs'>): Promise<void> {
  for (const [ours, theirs] of pairs) {
    const [told, wanted] = await Promise.all([textOf(ours), textOf(theirs)]);
    if (told !== wanted)
      throw new Error(`${name}: not the same answers:\n${told.slice(0, 2_000)}\n${wanted.slice(0, 2_000)}`);
  }
}

/** The time that this share of the calls did not exceed. */
function within(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

/** Calls both by turns, one call after the other, and records p50 and p99 of each. */
export async function comparePairs({ name, pairs, rounds, peer, aim }: Comparison): Promise<void> {
  const worker = new Worker(path.join(import.meta.dirname, 'paired-calls-worker.ts'), {
    workerData: { pairs, warmUp, rounds },
  });
  const [message] = await once(worker, 'message');
  const [ours = [], theirs = []] = z.array(z.array(z.number())).parse(message);
  for (const [share, called] of [
    [0.5, 'p50'],
    [0.99, 'p99'],
  ] as const) {
    const figure = {
      figure: `${name}, ${called}`,
      ours: { value: within(share, ours), unit: ' ms' },
      peer: { name: peer, value: within(share, theirs), unit: ' ms' },
    };
    record(atMostTimes(figure, aim));
  }
}
