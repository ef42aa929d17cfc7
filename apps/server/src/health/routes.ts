import { basePath } from '@saer/contract/api/endpoint';
import { health, healthLive, healthReady } from '@saer/contract/api/health';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mounting/mount.ts';
import { free } from '../http/limits/route-cost.ts';
import { readiness } from './queries.ts';

export function healthRoutes(app: FastifyInstance, db: Database, version: string): void {
  const isReady = readiness(db);
  const ready = async () => {
    await isReady();
    return { ok: true as const, version };
  };
  mount(app, health, ready, { compress: false });
  mount(app, healthReady, ready, { compress: false });
  // Mounted separately: it is neither rate-limited nor rejected when the server is busy. Whoever gets no reply ends the process.
  app.route({
    method: healthLive.method,
    url: `${basePath}${healthLive.path}`,
    compress: false,
    config: { ...free, pressureHandler: () => undefined },
    handler: async () => ({ ok: true, version }),
  });
}
