import { isFigure } from '@saer/contract/provenance';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { unconfirmed } from '../../lists/editing/provenance.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { type classification, feeTable, type referralRule } from '../tables.ts';
import { lockStore } from './store-lock.ts';

export type FeeTableRow = typeof feeTable.$inferSelect;

/** A fee table's current state, locked until the transaction ends: other changes to it or its content wait. */
export async function holdTable(tx: Transaction, id: number): Promise<FeeTableRow> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** The same, and nobody dates or publishes another table of its store meanwhile. The store is always locked first. */
export async function holdTableOfStore(tx: Transaction, id: number): Promise<FeeTableRow> {
  const [row] = await tx.select({ storeId: feeTable.storeId }).from(feeTable).where(eq(feeTable.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  await lockStore(tx, row.storeId);
  return holdTable(tx, id);
}

/** Rejects a version of the table that is not the newest. */
export function requireVersion(table: FeeTableRow, version: number): void {
  if (table.version !== version) throw new AppError({ code: 'rowChanged' });
}

export function requireDraft({ id, name, state }: FeeTableRow): void {
  if (state !== 'draft') throw new AppError({ code: 'versionNotDraft', details: { id, name } });
}

/** The fee table for a new row, locked: it must be a draft. */
export async function holdDraft(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'unknownRow', field: 'feeTableId' });
  requireDraft(row);
}

/** The fee table of a size class or a commission, locked. */
export async function lockTableOf(
  tx: Transaction,
  content: typeof classification | typeof referralRule,
  id: number,
): Promise<FeeTableRow> {
  const [row] = await tx.select({ feeTableId: content.feeTableId }).from(content).where(eq(content.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return holdTable(tx, row.feeTableId);
}

/** Kind of a change to a row: of its figures, or only of its descriptive values. */
type KindOfChange = 'figures' | 'words';
export const kindOfChange = (changed: readonly string[]): KindOfChange =>
  changed.some(isFigure) ? 'figures' : 'words';

/** Records the last editor of a draft: someone else publishes it. */
export async function recordEditor(tx: Transaction, { accountId }: Actor, id: number): Promise<void> {
  await tx.update(feeTable).set({ editedBy: accountId }).where(eq(feeTable.id, id));
}

/** A table whose figures changed is no longer confirmed as a whole; the source it was created from remains. */
const fallen = {
  status: sql`case when ${feeTable.confirmed} then ${unconfirmed.status} else ${feeTable.status} end`,
  confirmedAt: null,
  confirmedBy: null,
};

/** Counts a change to the content as a change to the table: nobody submits or publishes what they have not seen. */
export async function countChange(
  tx: Transaction,
  actor: Actor,
  id: number,
  kind: KindOfChange,
): Promise<void> {
  await tx
    .update(feeTable)
    .set({
      version: sql`${feeTable.version} + 1`,
      updatedAt: sql`now()`,
      ...(kind === 'figures' ? { ...fallen, editedBy: actor.accountId } : {}),
    })
    .where(eq(feeTable.id, id));
}
