import type { FieldError } from '@saer/contract/api/error-reply';
import { getTableName, sql } from 'drizzle-orm';
import { toCamelCase } from 'drizzle-orm/casing';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { EditedTable, Row } from '../listing/admin-list.ts';
import { namedAs } from './rows.ts';

/** The columns whose foreign keys prevent rows of a table from being deleted; cascading ones do not. */
const usesOf = async (tx: Transaction, table: string) =>
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
  for (const use of await usesOf(tx, getTableName(table))) {
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
