/** A server on a database that is there, to be killed by the process that forked it. */
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import * as z from 'zod/mini';
import { buildApp } from '../../apps/server/src/app.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { readSettings } from '../../apps/server/src/settings.ts';

const connection = z.record(z.string(), z.union([z.string(), z.number()]));
const { db } = openDatabase(z.parse(connection, JSON.parse(process.argv[2] ?? '')), () => undefined);
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }, '/');
const app = await buildApp({
  settings: { ...settings, longestDelay: 0 },
  db,
  secretKey: 'only-for-the-faults-'.repeat(2),
  version: '0.0.0',
  webFolder: '/nonexistent',
});
process.once('disconnect', () => process.exit());
await app.listen({ host: '127.0.0.1', port: 0 });
// Whoever is killed writes no cache at its end, and the next one starts sooner with it.
flushCompileCache();
process.send?.(z.parse(z.object({ port: z.int() }), app.server.address()));
