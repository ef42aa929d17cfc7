import {
  createAgreedFee,
  pageAgreedFees,
  removeAgreedFees,
  updateAgreedFee,
} from '@saer/contract/agreed-fees';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mountGuarded } from '../../http/mount.ts';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { findAgreedPage } from './queries.ts';
import { createAgreed, removeAgreed, updateAgreed } from './service.ts';

/** Routes for fees that stores agreed with sellers: each seller's own, and those an admin sets for all. */
export function agreedFeeRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, pageAgreedFees, ({ query }, { principal }) =>
    findAgreedPage(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, createAgreedFee, ({ body }, { principal }) => createAgreed(db, principal, body));
  mountGuarded(app, updateAgreedFee, ({ body }, { principal }) => updateAgreed(db, principal, body));
  mountGuarded(app, removeAgreedFees, ({ query }, { principal }) => removeAgreed(db, principal, query.id));
}
