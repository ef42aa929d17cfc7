import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { deleteRows, lockRows, type Actor } from '../../lists/editing/rows.ts';
import type { AdminList, Row } from '../../lists/listing/admin-list.ts';
import type { classification, referralRule } from '../tables.ts';
import { bumpVersion } from './bump-version.ts';
import { lockTable, requireDraft } from './lock-table.ts';

type ContentList = AdminList<typeof classification> | AdminList<typeof referralRule>;

/** Removes rows of drafts. `childRows`: by id, deleted with them. */
export async function removeContent(
  tx: Transaction,
  actor: Actor,
  list: ContentList,
  ids: readonly number[],
  childRows?: ReadonlyMap<number, Row>,
): Promise<{ removed: number[] }> {
  const { table } = list;
  const owners = await tx
    .selectDistinct({ id: table.feeTableId })
    .from(table)
    .where(inArray(table.id, [...ids]));
  // Lock the tables first and in order, as everywhere, to avoid deadlocks.
  for (const { id } of owners.toSorted((a, b) => a.id - b.id)) requireDraft(await lockTable(tx, id));
  const removed = await deleteRows(tx, actor, list, await lockRows(tx, list, ids), childRows);
  for (const { id } of owners) await bumpVersion(tx, actor, id, 'figures');
  return removed;
}
