import { setTimeout as pause } from 'node:timers/promises';
import { httpClient, type HttpRequest, NoReply, withJson } from './http-client.ts';
import { quantile } from './report.ts';

export interface Waited {
  readonly calls: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  /** Calls that were not served. */
  readonly refused: readonly string[];
}

const calls: readonly HttpRequest[] = [
  { method: 'GET', path: '/v1/health' },
  { method: 'GET', path: '/v1/store' },
  {
    method: 'POST',
    path: '/v1/product/calculate',
    ...withJson({
      store: 'NOON_SA_FBN',
      subFamily: 'watches',
      sides: [200, 150, 100],
      weight: 400,
      cost: 5_000,
    }),
  },
];

/** An ordinary client beside an attack, of another network: what it waits, and whether it is served at all. */
export async function whileWaiting(port: number, work: () => Promise<void>, gap = 20): Promise<Waited> {
  const { send, close } = httpClient(port, { connections: 2, patience: 60_000 });
  const elapsed: number[] = [];
  const refused: string[] = [];
  const attack = { isOver: false };
  const client = async () => {
    for (let at = 0; !attack.isOver; at += 1) {
      const next = calls[at % calls.length];
      if (next === undefined) return;
      const { method, path } = next;
      const began = performance.now();
      const headers = { ...next.headers, 'x-forwarded-for': '192.0.2.7' };
      const status = await send({ ...next, headers }).then(
        (reply) => reply.status,
        (error: unknown) => {
          if (error instanceof NoReply) return 0;
          throw error;
        },
      );
      elapsed.push(performance.now() - began);
      if (status !== 200) refused.push(`${method} ${path}: ${status === 0 ? 'no reply' : status}`);
      await pause(gap);
    }
  };
  const served = client();
  try {
    await work();
  } finally {
    attack.isOver = true;
    await served;
    close();
  }
  return {
    calls: elapsed.length,
    median: quantile(elapsed, 0.5),
    p99: quantile(elapsed, 0.99),
    max: Math.max(0, ...elapsed),
    refused,
  };
}
