import { search } from '@saer/contract/search';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mount.ts';
import { findThings } from './queries.ts';

export function searchRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, search, ({ query }, { principal }) => findThings(db, principal, query.text));
}
