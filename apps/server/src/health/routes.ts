import { basePath } from '@saer/contract/endpoint';
import { health, healthLive, healthReady } from '@saer/contract/health';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { answers } from './queries.ts';

export function healthRoutes(app: FastifyInstance, db: Database, version: string): void {
  const ready = async () => {
    await answers(db);
    return { ok: true as const, version };
  };
  mount(app, health, ready, { compress: false });
  mount(app, healthReady, ready, { compress: false });
  // Not mounted as others are: it is neither counted nor refused when the server is busy. Whoever gets no answer ends the process.
  app.route({
    method: healthLive.method,
    url: `${basePath}${healthLive.path}`,
    compress: false,
    config: { rateLimit: false, pressureHandler: () => undefined },
    handler: async () => ({ ok: true, version }),
  });
}
