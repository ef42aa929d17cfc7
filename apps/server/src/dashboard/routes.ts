import { findDashboard, findSellerDashboard } from '@saer/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mount.ts';
import { readSellerDashboard } from './figures/seller.ts';
import { readDashboard } from './queries.ts';

export function dashboardRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, findDashboard, (_, { principal }) => readDashboard(db, principal));
  mountGuarded(app, findSellerDashboard, (_, { principal }, left) =>
    readSellerDashboard(db, principal, left()),
  );
}
