import { findDashboard, findSellerDashboard } from '@saer/contract/site/dashboard';
import { findListReach } from '@saer/contract/api/list-reach';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { readSellerDashboard } from './figures/seller.ts';
import { type CountProposed, readDashboard, countReach } from './queries.ts';

export function dashboardRoutes(app: FastifyInstance, db: Database, countProposed: CountProposed): void {
  mountGuarded(app, findDashboard, (_, { principal }) => readDashboard(db, principal, countProposed));
  mountGuarded(app, findSellerDashboard, (_, { principal }, left) =>
    readSellerDashboard(db, principal, left()),
  );
  mountGuarded(app, findListReach, ({ query }) => countReach(db, query));
}
