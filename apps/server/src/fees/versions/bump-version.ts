import { isFigure } from '@saer/contract/fees/provenance';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { unconfirmed } from '../../lists/editing/provenance.ts';
import { type Actor, changedFields } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { feeTable } from '../tables.ts';

/** The fields of provenance: all of a published row that may still change. */
const provenance = new Set(['status', 'source', 'note']);

/** Whether a change touches more of a row than its provenance. */
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
