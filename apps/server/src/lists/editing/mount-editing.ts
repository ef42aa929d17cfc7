import type { Endpoint, nothing } from '@saer/contract/endpoint';
import type { keysQuery } from '@saer/contract/list-query';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { mountGuarded } from '../../http/mount.ts';
import type { Row } from '../listing/relations.ts';
import type { Actor } from './rows.ts';

type RowBody = z.core.$ZodType<Row>;
type Reply = z.core.$ZodType;

/** What admins do with a list. */
export interface ListEditing {
  readonly create: (actor: Actor, sent: Row) => Promise<Row>;
  readonly update: (actor: Actor, sent: Row) => Promise<Row>;
  readonly remove: (actor: Actor, ids: readonly number[]) => Promise<{ removed: number[] }>;
}

interface EditedList {
  readonly create: Endpoint<typeof nothing, RowBody, Reply, 'admin'>;
  readonly update: Endpoint<typeof nothing, RowBody, Reply, 'admin'>;
  readonly remove: Endpoint<typeof keysQuery, typeof nothing, Reply, 'admin'>;
}

/** Puts a list's endpoints for admins on the server. */
export function mountEditing(
  app: FastifyInstance,
  editing: ListEditing,
  { create, update, remove }: EditedList,
): void {
  mountGuarded(app, create, ({ body }, { principal }) => editing.create(principal, body));
  mountGuarded(app, update, ({ body }, { principal }) => editing.update(principal, body));
  mountGuarded(app, remove, ({ query }, { principal }) => editing.remove(principal, query.id));
}
