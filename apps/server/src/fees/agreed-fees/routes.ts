import {
  createAgreedFee,
  pageAgreedFees,
  removeAgreedFees,
  updateAgreedFee,
} from '@saer/contract/agreed-fees';
import { findAgreedOverrides } from '@saer/contract/fee-book';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mountGuarded } from '../../http/mount.ts';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { findAgreedPage, findOverridesFor } from './queries.ts';
import { createAgreed, removeAgreed, updateAgreed } from './service.ts';

/** Routes for fees that stores agreed with sellers: each seller's own, and those an admin sets for all. */
export function agreedFeeRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, pageAgreedFees, ({ query }, { principal }) =>
    findAgreedPage(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, createAgreedFee, ({ body }, { principal }) => createAgreed(db, principal, body));
  mountGuarded(app, updateAgreedFee, ({ body }, { principal }) => updateAgreed(db, principal, body));
  mountGuarded(app, removeAgreedFees, ({ query }, { principal }) => removeAgreed(db, principal, query.id));
  mountGuarded(app, findAgreedOverrides, async (_, { principal }) => ({
    overrides: await findOverridesFor(db, principal.tenantId),
  }));
}
