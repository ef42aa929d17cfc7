import type { Endpoint, nothing } from '@saer/contract/api/endpoint';
import type { keysQuery } from '@saer/contract/api/list-query';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import type { Row } from '../listing/admin-list.ts';
import type { Actor } from './rows.ts';

type Schema = z.core.$ZodType;
export type RowSchema = z.core.$ZodType<Row>;

interface EditEndpoints<C extends Schema, U extends Schema> {
  readonly create: Endpoint<typeof nothing, C, Schema, 'admin'>;
  readonly update: Endpoint<typeof nothing, U, Schema, 'admin'>;
  readonly remove: Endpoint<typeof keysQuery, typeof nothing, Schema, 'admin'>;
}

/** The changes admins make to a list. `remove` removes all rows or none. */
export interface ListEditing<C = Row, U = Row> {
  readonly create: (db: Database, actor: Actor, sent: C) => Promise<Row>;
  readonly update: (db: Database, actor: Actor, sent: U) => Promise<Row>;
  readonly remove: (db: Database, actor: Actor, ids: readonly number[]) => Promise<{ removed: number[] }>;
}

/** Adds the routes that edit a list. */
export function mountEditing<C extends Schema, U extends Schema>(
  app: FastifyInstance,
  db: Database,
  { create, update, remove }: EditEndpoints<C, U>,
  editing: ListEditing<z.output<C>, z.output<U>>,
): void {
  mountGuarded(app, create, ({ body }, { principal }) => editing.create(db, principal, body));
  mountGuarded(app, update, ({ body }, { principal }) => editing.update(db, principal, body));
  mountGuarded(app, remove, ({ query }, { principal }) => editing.remove(db, principal, query.id));
}
