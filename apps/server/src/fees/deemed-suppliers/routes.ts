import { answerDeemedSupplier } from '@saer/contract/fees/deemed-supplier';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import { answerFor } from './queries.ts';

/** The route for what a seller sees of VAT in a store's payouts. */
export function deemedSupplierRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, answerDeemedSupplier, ({ body }, { principal }) => answerFor(db, principal, body));
}
