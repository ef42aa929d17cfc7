/** The built web alone, with or without counting its visits, in a separate process. */
import fastify from 'fastify';
import * as z from 'zod/mini';
import { protect } from '../apps/server/src/http/limits/protection.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { pageCounter, visitCounter } from '../apps/server/src/statistics/counting/count-visit.ts';
import { EventCounter } from '../apps/server/src/statistics/counting/event-counter.ts';
import { serveWeb } from '../apps/server/src/web/serve-web.ts';
import { parseWith, serve } from './serve.ts';

const { folder, isCounted } = parseWith(z.object({ folder: z.string(), isCounted: z.boolean() }));
const app = fastify();
await protect(app, readSettings({ NODE_ENV: 'test', LONGEST_DELAY: '60000' }, folder));
const reject = (): never => {
  throw new Error('There is no such page');
};
await serveWeb(
  app,
  folder,
  reject,
  isCounted ? { onPage: pageCounter(visitCounter(new EventCounter())) } : {},
);
await serve(app);
