import type { Endpoint, nothing } from '@saer/contract/endpoint';
import type { pageQuery } from '@saer/contract/reference';
import { referenceData, type ReferenceName, referenceNames } from '@saer/contract/reference-data';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findAll, findPage } from './queries.ts';

interface List {
  readonly find: Endpoint<typeof nothing, typeof nothing, z.core.$ZodType, 'public'>;
  readonly page: Endpoint<typeof pageQuery, typeof nothing, z.core.$ZodType, 'public'>;
}

function mountReference(app: FastifyInstance, db: Database, name: ReferenceName): void {
  const { find, page }: List = referenceData[name];
  mount(app, find, () => findAll(db, name));
  mount(app, page, ({ query }) => findPage(db, name, decodeFilter(query.filter)));
}

/** Every list of reference data, each whole and by the page. */
export function referenceRoutes(app: FastifyInstance, db: Database): void {
  for (const name of referenceNames) mountReference(app, db, name);
}
