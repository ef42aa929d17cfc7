import { health } from '@saer/contract/health';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { answers } from './queries.ts';

export function healthRoutes(app: FastifyInstance, db: Database, version: string): void {
  mount(app, health, async () => {
    await answers(db);
    return { ok: true as const, version };
  });
}
