/** The real server, in a separate process. */
import { buildApp } from '../apps/server/src/app.ts';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import * as z from 'zod/mini';
import { connection, parseWith, serve } from './serve.ts';

const { database, folder } = parseWith(z.object({ database: connection, folder: z.string() }));
const settings = readSettings({ NODE_ENV: 'test', RATE_LIMIT: '1000000' }, folder);
const { db } = openDatabase(database, () => undefined);
const secretKey = 'only-for-the-bench-'.repeat(2);
await serve(await buildApp({ settings, db, secretKey, version: '0.0.0', webFolder: folder }));
