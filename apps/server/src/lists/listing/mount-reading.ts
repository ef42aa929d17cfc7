import type { Endpoint, nothing } from '@saer/contract/api/endpoint';
import type { pageQuery } from '@saer/contract/api/list-query';
import { lists } from '@saer/contract/lists/all';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { mount } from '../../http/mounting/mount.ts';
import { isAdminCall } from '../../http/requests/caller.ts';
import { decodeFilter } from '../../listing/decode-filter.ts';
import type { AdminList } from './admin-list.ts';
import { findAll, findListPage } from '../queries.ts';

type Reply = z.core.$ZodType;

interface ReadEndpoints {
  readonly find: Endpoint<typeof nothing, typeof nothing, Reply, 'public'>;
  readonly page: Endpoint<typeof pageQuery, typeof nothing, Reply, 'public'>;
}

/** Adds the routes that read a list: all rows, and a page of them. */
export function mountReading(
  app: FastifyInstance,
  db: Database,
  list: AdminList,
  { find, page }: ReadEndpoints,
): void {
  const { relationNames } = lists[list.name];
  mount(app, find, async (_, caller) => findAll(db, list, await isAdminCall(app, caller)));
  mount(app, page, async ({ query }, caller) =>
    findListPage(db, list, decodeFilter(query.filter, relationNames), await isAdminCall(app, caller)),
  );
}
