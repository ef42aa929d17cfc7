import { isFigure } from '@saer/contract/provenance';
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

/** What a change of a row in a table touches: its figures, or only what is said about them. */
type ChangeKind = 'figures' | 'words';
export const changeKind = (changed: readonly string[]): ChangeKind =>
  changed.some(isFigure) ? 'figures' : 'words';

/** Remembers who changed a draft last: somebody else publishes it. */
export async function recordEditor(tx: Transaction, { accountId }: Actor, id: number): Promise<void> {
  await tx.update(feeTable).set({ editedBy: accountId }).where(eq(feeTable.id, id));
}

/** A table whose figures changed is no longer known to be right as a whole; the source it was begun from stays. */
const unconfirmedColumns = {
  status: sql`case when ${feeTable.confirmed} then ${unconfirmed.status} else ${feeTable.status} end`,
  confirmedAt: null,
  confirmedBy: null,
};

/** Counts a change of something in the table as one of the table: nobody passes on or publishes what they have not seen. */
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
