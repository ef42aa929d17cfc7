import { pageHistory, putBackChange } from '@saer/contract/history';
import { pageProductHistory } from '@saer/contract/saved-product';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findProductHistory } from './reading/find-product-history.ts';
import { putBack } from './put-back/put-back.ts';
import { findHistory } from './reading/find-history.ts';

export function historyRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, pageHistory, ({ query }, { principal }) =>
    findHistory(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, pageProductHistory, ({ query }, { principal }) =>
    findProductHistory(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, putBackChange, ({ body }, { principal }) => putBack(db, principal, body.id));
}
