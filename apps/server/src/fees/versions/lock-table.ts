import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { type classification, feeTable, type referralRule } from '../tables.ts';

export type FeeTableRow = typeof feeTable.$inferSelect;

/** Namespace of these advisory locks: arbitrary, but the same in every server process. */
const storeLock = 7_237_104;

/** Lets one transaction at a time date and publish a store's fee tables. */
export async function lockStore(tx: Transaction, storeId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${storeLock}, ${storeId})`);
}

/** Reads a fee table and locks it, and with it its content, until the transaction ends. */
export async function lockTable(tx: Transaction, id: number): Promise<FeeTableRow> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** Locks a fee table and its store, always the store first. */
export async function lockTableAndStore(tx: Transaction, id: number): Promise<FeeTableRow> {
  const [row] = await tx.select({ storeId: feeTable.storeId }).from(feeTable).where(eq(feeTable.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  await lockStore(tx, row.storeId);
  return lockTable(tx, id);
}

/** Rejects a change made from an outdated version of the table. */
export function requireVersion(table: FeeTableRow, version: number): void {
  if (table.version !== version) throw new AppError({ code: 'rowChanged' });
}

export function requireDraft({ id, name, state }: FeeTableRow): void {
  if (state !== 'draft') throw new AppError({ code: 'versionNotDraft', details: { id, name } });
}

/** Locks the fee table of a new row, which must be a draft. */
export async function lockDraft(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(feeTable).where(eq(feeTable.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'unknownRow', field: 'feeTableId' });
  requireDraft(row);
}

/** Reads and locks the fee table of a size class or commission. */
export async function lockOwningTable(
  tx: Transaction,
  content: typeof classification | typeof referralRule,
  id: number,
): Promise<FeeTableRow> {
  const [row] = await tx.select({ feeTableId: content.feeTableId }).from(content).where(eq(content.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return lockTable(tx, row.feeTableId);
}
