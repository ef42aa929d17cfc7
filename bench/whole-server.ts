/** The real server on an existing database, in a separate process. */
import * as z from 'zod/mini';
import { buildApp } from '../apps/server/src/app.ts';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { connection, parseWith, serve } from './serve.ts';

const { database, folder } = parseWith(z.object({ database: connection, folder: z.string() }));
const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' };
const settings = readSettings(environment, folder);
const { db } = openDatabase(database, () => undefined);
const secretKey = 'only-for-the-bench-'.repeat(2);
await serve(await buildApp({ settings, db, secretKey, version: '0.0.0', webFolder: folder }));
