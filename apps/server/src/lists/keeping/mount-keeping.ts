import type { Endpoint, nothing } from '@saer/contract/endpoint';
import type { keysQuery } from '@saer/contract/reference';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { mountGuarded } from '../../http/mount.ts';
import type { Row } from '../listing/relations.ts';
import type { Keeper } from './rows.ts';

type RowBody = z.core.$ZodType<Row>;
type Reply = z.core.$ZodType;

/** What admins do with a list. */
export interface Keeping {
  readonly create: (keeper: Keeper, sent: Row) => Promise<Row>;
  readonly update: (keeper: Keeper, sent: Row) => Promise<Row>;
  readonly remove: (keeper: Keeper, ids: readonly number[]) => Promise<{ removed: number[] }>;
}

interface KeptList {
  readonly create: Endpoint<typeof nothing, RowBody, Reply, 'admin'>;
  readonly update: Endpoint<typeof nothing, RowBody, Reply, 'admin'>;
  readonly remove: Endpoint<typeof keysQuery, typeof nothing, Reply, 'admin'>;
}

/** Puts a list's endpoints for admins on the server. */
export function mountKeeping(
  app: FastifyInstance,
  keep: Keeping,
  { create, update, remove }: KeptList,
): void {
  mountGuarded(app, create, ({ body }, { principal }) => keep.create(principal, body));
  mountGuarded(app, update, ({ body }, { principal }) => keep.update(principal, body));
  mountGuarded(app, remove, ({ query }, { principal }) => keep.remove(principal, query.id));
}
