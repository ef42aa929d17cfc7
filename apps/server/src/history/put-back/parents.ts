import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { history } from '../../audit/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { AdminList, Row } from '../../lists/listing/admin-list.ts';

/** The row of a list that was deleted under a key, as the history has it. */
async function findDeleted(tx: Transaction, { name }: AdminList, id: number) {
  const [deleted] = await tx
    .select({ before: history.before, nameEn: history.nameEn, nameAr: history.nameAr })
    .from(history)
    .where(and(eq(history.entity, name), eq(history.entityId, id), eq(history.action, 'remove')))
    .orderBy(desc(history.id))
    .limit(1);
  return deleted;
}

/** The key of a parent: its former one, or that of a row added since with the same code; refused, by its name, where there is neither. */
async function requireParent(tx: Transaction, list: AdminList, field: string, id: number): Promise<number> {
  const { table } = list;
  const [same] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (same !== undefined) return id;
  const deleted = await findDeleted(tx, list, id);
  const { code } = getTableColumns(table);
  const formerCode = deleted?.before?.['code'];
  if (code !== undefined && typeof formerCode === 'string') {
    const [added] = await tx.select({ id: table.id }).from(table).where(eq(code, formerCode));
    if (added !== undefined) return Number(added.id);
  }
  const { nameEn = null, nameAr = null } = deleted ?? {};
  throw new AppError({ code: 'unknownRow', field, details: { id, list: list.name, name: nameEn, nameAr } });
}

/** Earlier values of a row with the present keys of the rows they refer to. */
export async function withParents(tx: Transaction, list: AdminList, values: Row): Promise<Row> {
  const found: Record<string, unknown> = { ...values };
  for (const [relation, parent] of Object.entries(list.relations)) {
    const field = `${relation}Id`;
    const id = values[field];
    if (typeof parent !== 'function' && typeof id === 'number')
      found[field] = await requireParent(tx, parent, field, id);
  }
  return found;
}
