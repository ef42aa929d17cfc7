import { search } from '@saer/contract/site/search';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { findThings } from './queries.ts';

export function searchRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, search, ({ query }, { principal }) => findThings(db, principal, query.text));
}
