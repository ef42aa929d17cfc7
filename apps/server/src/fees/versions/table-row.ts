import { isFigure } from '@saer/contract/provenance';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { unconfirmed } from '../../lists/editing/provenance.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { type classification, feeTable, type referralRule } from '../tables.ts';
import { lockStore } from './store-lock.ts';

export type FeeTableRow = typeof feeTable.$inferSelect;

/** A fee table as it is now, held until the transaction ends: whoever changes it or anything in it waits. */
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

/** Refuses a reading of the table that is no longer the newest. */
export function requireVersion(table: FeeTableRow, version: number): void {
  if (table.version !== version) throw new AppError({ code: 'rowChanged' });
}

export function requireDraft({ id, name, state }: FeeTableRow): void {
  if (state !== 'draft') throw new AppError({ code: 'versionNotDraft', details: { id, name } });
}

/** The fee table a new row is for, held: a draft. */
export async function holdDraft(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'unknownRow', field: 'feeTableId' });
  requireDraft(row);
}

/** The fee table a size class or a commission belongs to, held. */
export async function lockTableOf(
  tx: Transaction,
  content: typeof classification | typeof referralRule,
  id: number,
): Promise<FeeTableRow> {
  const [row] = await tx.select({ feeTableId: content.feeTableId }).from(content).where(eq(content.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return holdTable(tx, row.feeTableId);
}

/** What a change of a row in a table touches: its figures, or only what is said about them. */
type KindOfChange = 'figures' | 'words';
export const kindOfChange = (changed: readonly string[]): KindOfChange =>
  changed.some(isFigure) ? 'figures' : 'words';

/** Remembers who changed a draft last: somebody else publishes it. */
export async function recordEditor(tx: Transaction, { accountId }: Actor, id: number): Promise<void> {
  await tx.update(feeTable).set({ editedBy: accountId }).where(eq(feeTable.id, id));
}

/** A table whose figures changed is no longer known to be right as a whole; the source it was begun from stays. */
const fallen = {
  status: sql`case when ${feeTable.confirmed} then ${unconfirmed.status} else ${feeTable.status} end`,
  confirmedAt: null,
  confirmedBy: null,
};

/** Counts a change of something in the table as one of the table: nobody passes on or publishes what they have not seen. */
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
