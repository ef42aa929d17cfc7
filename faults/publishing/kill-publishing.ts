import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import * as z from 'zod/mini';
import {
  correctionInReview,
  publicationBody,
  publicationState,
} from '../../apps/server/src/fees/testing/publication.ts';
import { sampleProduct } from '../../apps/server/src/products/testing/saved-product.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { random } from '../payments/operations.ts';
import type { World } from '../payments/world.ts';

const { nameEn: _nameEn, nameAr: _nameAr, ...calculated } = sampleProduct;
/** Publications that are not killed, to learn how long one takes. */
const undisturbed = 3;

interface Killable {
  readonly child: ChildProcess;
  readonly post: (path: string, body: object, headers?: Record<string, string>) => Promise<Response>;
}

async function startKillable(connection: PoolConfig, cache: string): Promise<Killable> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [JSON.stringify(connection)], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  const [message] = await once(child, 'message');
  const { port } = z.parse(z.object({ port: z.int() }), message);
  const post: Killable['post'] = (url, body, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/v1${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { child, post };
}

async function kill({ child }: Killable): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function tableOfPrices({ post }: Killable): Promise<number> {
  const reply = await post('/product/calculate', calculated);
  const { version } = z.parse(z.object({ version: z.object({ id: z.string() }) }), await reply.json());
  return Number(version.id);
}

export interface Kills {
  readonly kills: number;
  readonly seed: number;
  /** A folder that ends with the run. */
  readonly cache: string;
  readonly onProgress: (kills: number) => void;
}

export interface KillReport {
  /** Kills after which the table was in force, and those after which it was not. */
  readonly done: number;
  readonly undone: number;
  /** Everything that was not as it must be. */
  readonly broken: readonly string[];
}

/** Kills a server while it publishes a fee table, each time at another instant, and starts another. */
export async function killPublishing(
  { server }: World,
  connection: PoolConfig,
  { kills, seed, cache, onProgress }: Kills,
): Promise<KillReport> {
  const [author, publisher] = [
    await person(server, { role: 'ADMIN' }),
    await person(server, { role: 'ADMIN' }),
  ];
  const next = random(seed);
  const broken: string[] = [];
  let [done, undone] = [0, 0];
  let longest = 0;
  let killable = await startKillable(connection, cache);
  const attempt = async (at: number): Promise<void> => {
    const publication = await correctionInReview(server, author, publisher);
    const publish = () =>
      killable.post('/fee-table/publish', publicationBody(publication), publisher.headers);
    // From here on the process has its fees in memory.
    await tableOfPrices(killable);
    const began = performance.now();
    const sent = publish().then(
      ({ status }) => status,
      () => undefined,
    );
    if (at >= 0) {
      await pause(next() * longest);
      await kill(killable);
    }
    const status = await sent;
    if (at < 0) longest = Math.max(longest, performance.now() - began);
    else killable = await startKillable(connection, cache);
    const require = (isSo: boolean, what: string): void => {
      if (!isSo) broken.push(`kill ${at + 1}, seed ${seed}: ${what}`);
    };
    const { isPublished, contradictions } = await publicationState(server, publication);
    if (at >= 0) [done, undone] = isPublished ? [done + 1, undone] : [done, undone + 1];
    for (const each of contradictions) require(false, each);
    require(status === undefined || (status === 200 && isPublished), `was answered ${status}`);
    const table = isPublished ? publication.correction.id : publication.corrects;
    require((await tableOfPrices(killable)) === table, 'prices go by another table');
    const again = await publish();
    require(again.status === (isPublished ? 409 : 200), `again was answered ${again.status}`);
    const end = await publicationState(server, publication);
    require(end.isPublished && end.contradictions.length === 0, `again: ${end.contradictions.join(', ')}`);
    if (at >= 0) onProgress(at + 1);
  };
  try {
    for (let at = -undisturbed; at < kills; at += 1) await attempt(at);
  } finally {
    await kill(killable);
  }
  return { done, undone, broken };
}
