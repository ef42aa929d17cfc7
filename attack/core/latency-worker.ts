/** An ordinary client during an attack: sends calls until stopped, in a thread that the attack's own work does not block. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { httpClient, type HttpRequest, NoReply, withJson } from './http-client.ts';

const { port, gap } = z.object({ port: z.int(), gap: z.int() }).parse(workerData);

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

const { send, close } = httpClient(port, { connections: 2, patience: 60_000 });
const elapsed: number[] = [];
const refused: string[] = [];
const attack = { isOver: false };
parentPort?.once('message', () => {
  attack.isOver = true;
});

async function callOnce(next: HttpRequest): Promise<void> {
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
  if (status !== 200) refused.push(`${next.method} ${next.path}: ${status === 0 ? 'no reply' : status}`);
}

parentPort?.postMessage('calling', []);
for (let at = 0; !attack.isOver; at += 1) {
  const next = calls[at % calls.length];
  if (next !== undefined) await callOnce(next);
  await pause(gap);
}
close();
parentPort?.postMessage({ elapsed, refused }, []);
