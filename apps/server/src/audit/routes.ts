import { pageHistory } from '@saer/contract/history';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findHistory } from './reading/find-history.ts';

export function historyRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, pageHistory, ({ query }, { principal }) =>
    findHistory(db, principal, decodeFilter(query.filter)),
  );
}
