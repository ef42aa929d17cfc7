import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const named = z.array(z.object({ name: z.string() }));
const typed = z.array(z.object({ name: z.string(), type: z.string(), nullable: z.boolean() }));
const defined = z.array(
  z.object({ name: z.string(), constraint: z.nullable(z.string()), definition: z.string() }),
);

/**
 * Copies a table's newest row many times, quickly: in a test's own database, where nothing checks the copies, and indexes are
 * recreated afterwards. Instants differ by a second; `varied` is what else differs, as SQL of `g`, the number of a copy.
 */
export async function fillTable(
  db: Database,
  table: PgTable,
  rows: number,
  varied: Readonly<Record<string, string>> = {},
): Promise<void> {
  const name = getTableName(table);
  const own = `'${name}'::regclass`;
  const read = async (statement: string) => (await db.execute(sql.raw(statement))).rows;
  const checks = named.parse(
    await read(`select conname as name from pg_constraint where conrelid = ${own} and contype = 'c'`),
  );
  const indexes = defined.parse(
    await read(`select c.relname as name, k.conname as constraint, pg_get_indexdef(c.oid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      left join pg_constraint k on k.conindid = c.oid and k.conrelid = i.indrelid
      where i.indrelid = ${own} and not i.indisprimary`),
  );
  const all = typed.parse(
    await read(`select column_name as name, data_type as type, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public' and table_name = '${name}' and is_identity = 'NO'
      and (is_generated = 'NEVER' or column_name = 'search')`),
  );
  const values = all.map(({ name: column, type, nullable }) => {
    const isInstant = type.startsWith('timestamp') && !nullable;
    return varied[column] ?? `r."${column}"${isInstant ? ` - g * interval '1 second'` : ''}`;
  });
  await db.transaction(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement));
    await run('set local session_replication_role = replica');
    await run('set local statement_timeout = 0');
    // Statistics are based on all rows: with a sample the planner would decide differently each time.
    await run(
      `alter table "${name}" alter column id set statistics ${Math.min(10_000, Math.ceil(rows / 300) + 1)}`,
    );
    for (const check of checks) await run(`alter table "${name}" drop constraint "${check.name}"`);
    for (const { name: index, constraint } of indexes)
      await run(
        constraint === null
          ? `drop index "${index}"`
          : `alter table "${name}" drop constraint "${constraint}"`,
      );
    if (all.some((each) => each.name === 'search'))
      await run(`alter table "${name}" alter column search drop expression if exists`);
    await run(`insert into "${name}" (${all.map((each) => `"${each.name}"`).join(', ')})
      select ${values.join(', ')} from (select * from "${name}" order by id desc limit 1) r, generate_series(1, ${rows}) g`);
    // Copies are not unique; and folding every name takes its time, but orders nothing.
    for (const { definition } of indexes)
      if (!definition.includes('fold_arabic')) await run(definition.replace('UNIQUE ', ''));
  });
  await db.execute(sql.raw(`vacuum analyze "${name}"`));
}
