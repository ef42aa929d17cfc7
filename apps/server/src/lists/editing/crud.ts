import type * as z from 'zod/mini';
import type { EditedTable, Row } from '../listing/admin-list.ts';
import { deleteRows, lockRow, lockRows, insertRow, writeRow, type Actor, namedAs } from './rows.ts';
import type { Endpoint, nothing } from '@saer/contract/api/endpoint';
import type { keysQuery } from '@saer/contract/api/list-query';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../database/database.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { getTableName, sql } from 'drizzle-orm';
import { toCamelCase } from 'drizzle-orm/casing';
import { AppError } from '../../http/replies/app-error.ts';

/** The columns whose foreign keys prevent rows of a table from being deleted; cascading ones do not. */
const findUses = async (tx: Transaction, table: string) =>
  (
    await tx.execute<{ table: string; column: string }>(sql`
      select class.relname as table, attribute.attname as column
      from pg_constraint
      join pg_class class on class.oid = pg_constraint.conrelid
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(pg_constraint.conkey)
      where pg_constraint.contype = 'f' and pg_constraint.confdeltype in ('a', 'r')
        and pg_constraint.confrelid = to_regclass(${table})
      order by class.relname, attribute.attname`)
  ).rows;

/** Rejects rows that others refer to, naming the referring lists and counts for each. */
export async function rejectUsed(
  tx: Transaction,
  { table }: EditedTable,
  rows: readonly Row[],
): Promise<void> {
  const ids = rows.map(({ id }) => Number(id));
  const fieldErrors: FieldError[] = [];
  for (const use of await findUses(tx, getTableName(table))) {
    const column = sql.identifier(use.column);
    const counts = await tx.execute<{ id: number; count: number }>(sql`
      select ${column} as id, count(*)::int as count from ${sql.identifier(use.table)}
      where ${column} in (${sql.join(ids, sql`, `)}) group by ${column}`);
    for (const { id, count } of counts.rows) {
      const row = rows.find((each) => each['id'] === id);
      if (row === undefined) continue;
      const { nameEn: name, nameAr } = namedAs(row);
      fieldErrors.push({ code: 'inUse', details: { id, name, nameAr, list: toCamelCase(use.table), count } });
    }
  }
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}

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

/** Edits a plain list. Lists with more rules call the same functions in their own transactions. */
export const crud = (list: EditedTable): ListEditing => ({
  create: (db, actor, sent) => db.transaction((tx) => insertRow(tx, actor, list, sent)),

  update: (db, actor, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      const before = await lockRow(tx, list, Number(id));
      return writeRow(tx, actor, list, { before, version: Number(version), sent });
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      const rows = await lockRows(tx, list, ids);
      await rejectUsed(tx, list, rows);
      return deleteRows(tx, actor, list, rows);
    }),
});
