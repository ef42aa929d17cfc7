import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { type classification, feeTable, type referralRule } from '../tables.ts';

export type FeeTableRow = typeof feeTable.$inferSelect;

/** Any number, the same in every server process: it tells these locks from others. */
const storeLock = 7_237_104;

/** One at a time dates and publishes a store's fee tables; held until the transaction ends. */
export async function lockStore(tx: Transaction, storeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${storeLock}, ${storeId})`);
}

/** A fee table as it is now, held until the transaction ends: whoever changes it or anything in it waits. */
export async function lockTable(tx: Transaction, id: number): Promise<FeeTableRow> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** The same, and nobody dates or publishes another table of its store meanwhile. The store is always locked first. */
export async function lockTableAndStore(tx: Transaction, id: number): Promise<FeeTableRow> {
  const [row] = await tx.select({ storeId: feeTable.storeId }).from(feeTable).where(eq(feeTable.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  await lockStore(tx, row.storeId);
  return lockTable(tx, id);
}

/** Refuses a reading of the table that is no longer the newest. */
export function requireVersion(table: FeeTableRow, version: number): void {
  if (table.version !== version) throw new AppError({ code: 'rowChanged' });
}

export function requireDraft({ id, name, state }: FeeTableRow): void {
  if (state !== 'draft') throw new AppError({ code: 'versionNotDraft', details: { id, name } });
}

/** The fee table a new row is for, held: a draft. */
export async function lockDraft(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'unknownRow', field: 'feeTableId' });
  requireDraft(row);
}

/** The fee table a size class or a commission belongs to, held. */
export async function lockOwningTable(
  tx: Transaction,
  content: typeof classification | typeof referralRule,
  id: number,
): Promise<FeeTableRow> {
  const [row] = await tx.select({ feeTableId: content.feeTableId }).from(content).where(eq(content.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return lockTable(tx, row.feeTableId);
}
