import { pageHistory, putBackChange } from '@saer/contract/products/history';
import { pageProductHistory } from '@saer/contract/products/saved-product';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { secondPersonRule } from '../lists/editing/second-person.ts';
import { findProductHistory } from './reading/find-product-history.ts';
import { putBack } from './put-back/put-back.ts';
import { findHistory } from './reading/history-page.ts';

export function historyRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<AppDependencies, 'db' | 'settings'>,
): void {
  const requireSecond = secondPersonRule(settings.publishFeesAlone);
  mountGuarded(app, pageHistory, ({ query }, { principal }) =>
    findHistory(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, pageProductHistory, ({ query }, { principal }) =>
    findProductHistory(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, putBackChange, ({ body }, { principal }) =>
    putBack(db, principal, body.id, requireSecond),
  );
}
