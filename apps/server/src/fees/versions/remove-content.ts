import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { deleteRows, lockRows, type Actor } from '../../lists/editing/rows.ts';
import type { AdminList, Row } from '../../lists/listing/admin-list.ts';
import type { classification, referralRule } from '../tables.ts';
import { countChange, holdTable, requireDraft } from './table-row.ts';

type ContentList = AdminList<typeof classification> | AdminList<typeof referralRule>;

/** Removes rows of drafts. `belonging`: child rows by key, deleted with them. */
export async function removeContent(
  tx: Transaction,
  actor: Actor,
  list: ContentList,
  ids: readonly number[],
  belonging?: ReadonlyMap<number, Row>,
): Promise<{ removed: number[] }> {
  const { table } = list;
  const owners = await tx
    .selectDistinct({ id: table.feeTableId })
    .from(table)
    .where(inArray(table.id, [...ids]));
  // The tables first and in order, as everywhere, to avoid deadlocks.
  for (const { id } of owners.toSorted((a, b) => a.id - b.id)) requireDraft(await holdTable(tx, id));
  const removed = await deleteRows(tx, actor, list, await lockRows(tx, list, ids), belonging);
  for (const { id } of owners) await countChange(tx, actor, id, 'figures');
  return removed;
}
