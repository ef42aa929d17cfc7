import { isFigure } from '@saer/contract/fees/provenance';
import { eq, sql, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { unconfirmed } from '../../lists/editing/provenance.ts';
import { type Actor, changedFields, deleteRows, lockRows } from '../../lists/editing/rows.ts';
import type { Row, AdminList } from '../../lists/listing/admin-list.ts';
import { feeTable, type classification, type referralRule } from '../tables.ts';
import { lockTable, requireDraft } from './lock-table.ts';

/** The fields of provenance: all of a published row that may still change. */
const provenance = new Set(['status', 'source', 'note']);

/** Tells whether a change touches more of a row than its provenance. */
export const changesFees = (before: Row, sent: Row): boolean =>
  changedFields(before, sent).some((name) => !provenance.has(name));

/** The parts of a table that a change affects: figures, or only descriptions of them. */
type ChangeKind = 'figures' | 'words';
export const changeKind = (changed: readonly string[]): ChangeKind =>
  changed.some(isFigure) ? 'figures' : 'words';

/** Records the last editor of a draft: somebody else has to publish it. */
export async function recordEditor(tx: Transaction, { accountId }: Actor, id: number): Promise<void> {
  await tx.update(feeTable).set({ editedBy: accountId }).where(eq(feeTable.id, id));
}

/** A table whose figures changed is no longer confirmed as a whole; its source stays. */
const unconfirmedColumns = {
  status: sql`case when ${feeTable.confirmed} then ${unconfirmed.status} else ${feeTable.status} end`,
  confirmedAt: null,
  confirmedBy: null,
};

/** Bumps the table's version for a change of its content: nobody can submit or publish a state they have not seen. */
export async function bumpVersion(
  tx: Transaction,
  actor: Actor,
  id: number,
  kind: ChangeKind,
): Promise<void> {
  await tx
    .update(feeTable)
    .set({
      version: sql`${feeTable.version} + 1`,
      updatedAt: sql`now()`,
      ...(kind === 'figures' ? { ...unconfirmedColumns, editedBy: actor.accountId } : {}),
    })
    .where(eq(feeTable.id, id));
}

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
