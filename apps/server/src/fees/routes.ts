import { feeBook } from '@saer/contract/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { findFeeBook } from './queries.ts';

export function feeRoutes(app: FastifyInstance, db: Database): void {
  mount(app, feeBook, ({ query }) => findFeeBook(db, query.on ?? riyadhDay(new Date())));
}
