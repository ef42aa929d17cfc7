/** The real server in a separate process that reports how far its memory grows while it works. */
import process from 'node:process';
import * as z from 'zod/mini';
import { buildApp } from '../apps/server/src/app.ts';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { connection, parseWith, serve } from './serve.ts';

const { database, folder } = parseWith(z.object({ database: connection, folder: z.string() }));
const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' };
// How late it is, is not measured here either.
const settings = { ...readSettings(environment, folder), longestDelay: 0 };
const { db } = openDatabase(database, () => undefined);
const secretKey = 'only-for-the-bench-'.repeat(2);
const app = await buildApp({ settings, db, secretKey, version: '0.0.0', webFolder: folder });

const everyMs = 50;

interface Memory {
  /** Memory given to the process by the system. */
  readonly rss: number;
  /** Memory in use on the heap and outside of it, including garbage that is not collected yet. */
  readonly heap: number;
}

const memory = (): Memory => {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
};
const larger = (one: Memory, other: Memory): Memory => ({
  rss: Math.max(one.rss, other.rss),
  heap: Math.max(one.heap, other.heap),
});

let atRest = memory();
let max = atRest;
setInterval(() => {
  max = larger(max, memory());
}, everyMs).unref();

await serve(app, () => {
  // With `--expose-gc`, to exclude garbage from the memory that remains.
  globalThis.gc?.();
  const now = memory();
  const grown = { rss: max.rss - atRest.rss, heap: max.heap - atRest.heap };
  const left = { rss: now.rss - atRest.rss, heap: now.heap - atRest.heap };
  atRest = now;
  max = now;
  return { grown, left };
});
