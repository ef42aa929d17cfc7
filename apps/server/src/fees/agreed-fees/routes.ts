import {
  createAgreedFee,
  pageAgreedFees,
  removeAgreedFees,
  updateAgreedFee,
} from '@saer/contract/fees/agreed-fees';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { secondPersonRule } from '../../lists/editing/second-person.ts';
import { agreedEditing } from './service.ts';
import { findAgreedPage } from './queries.ts';

/** Routes for fees that stores agreed with sellers: each seller's own, and those an admin sets for all. */
export function agreedFeeRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<AppDependencies, 'db' | 'settings'>,
): void {
  const editing = agreedEditing(db, secondPersonRule(settings.publishFeesAlone));
  mountGuarded(app, pageAgreedFees, ({ query }, { principal }) =>
    findAgreedPage(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, createAgreedFee, ({ body }, { principal }) => editing.create(principal, body));
  mountGuarded(app, updateAgreedFee, ({ body }, { principal }) => editing.update(principal, body));
  mountGuarded(app, removeAgreedFees, ({ query }, { principal }) => editing.remove(principal, query.id));
}
