import { type ColumnAnswers, maxMappedFields, type ProductBatch } from '@saer/contract/product-batch';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { columnMapping, productBatch, productBatchRow } from './tables.ts';

export type Batch = typeof productBatch.$inferSelect;

/** A seller's batch by its key; undefined if there is none. */
export async function getBatch(
  db: Database | Transaction,
  ownerId: number,
  key: string,
): Promise<Batch | undefined> {
  const [found] = await db
    .select()
    .from(productBatch)
    .where(and(eq(productBatch.ownerId, ownerId), eq(productBatch.key, key)));
  return found;
}

/** The same, required to exist. Someone else's key counts as unknown. */
export async function requireBatch(db: Database | Transaction, ownerId: number, key: string): Promise<Batch> {
  const found = await getBatch(db, ownerId, key);
  if (found === undefined) throw new AppError({ code: 'unknownBatch', field: 'key' });
  return found;
}

/** How many of a batch's rows have arrived, and the first that has not. */
async function arrived(db: Database | Transaction, batchId: number) {
  const positions = db
    .select({
      at: productBatchRow.at,
      before: sql<number>`row_number() over (order by ${productBatchRow.at}) - 1`.as('before'),
    })
    .from(productBatchRow)
    .where(eq(productBatchRow.batchId, batchId))
    .as('places');
  const [row] = await db
    .select({
      received: sql<number>`count(*)::integer`,
      firstGap: sql<number>`count(*) filter (where ${positions.at} = ${positions.before})::integer`,
    })
    .from(positions);
  return { received: row?.received ?? 0, firstGap: row?.firstGap ?? 0 };
}

/** A batch in the contract's format. Once it is saved, its rows are products and no longer stored here. */
export async function progressOf(db: Database | Transaction, batch: Batch): Promise<ProductBatch> {
  const { key, state, fileName, rows, added, updated, unchanged, createdAt, storedAt } = batch;
  const told = { key, state, fileName, rows, added, updated, unchanged, createdAt, storedAt };
  if (state === 'stored') return { ...told, received: rows, next: null };
  const { received, firstGap } = await arrived(db, batch.id);
  return { ...told, received, next: firstGap < rows ? firstGap : null };
}

/** How far the storing of a sheet has got. */
export const findProgress = async (db: Database, ownerId: number, key: string): Promise<ProductBatch> =>
  progressOf(db, await requireBatch(db, ownerId, key));

/** The saved column mapping of sheets with these headers. */
export async function findColumnMapping(db: Database, ownerId: number, headers: string) {
  const [found] = await db
    .select({ mapping: columnMapping.mapping, units: columnMapping.units, ignored: columnMapping.ignored })
    .from(columnMapping)
    .where(and(eq(columnMapping.ownerId, ownerId), eq(columnMapping.headers, headers)));
  return { mapping: found?.mapping ?? null, units: found?.units ?? {}, ignored: [...(found?.ignored ?? [])] };
}

/** Saves the column assignment, replacing the previous one. */
export async function saveColumnMapping(
  db: Database,
  ownerId: number,
  headers: string,
  answers: ColumnAnswers,
): Promise<ColumnAnswers> {
  for (const field of ['mapping', 'units'] as const) {
    if (Object.keys(answers[field]).length > maxMappedFields)
      throw new AppError({ code: 'tooManyItems', field, details: { maximum: maxMappedFields } });
  }
  await db
    .insert(columnMapping)
    .values({ ownerId, headers, ...answers })
    .onConflictDoUpdate({
      target: [columnMapping.ownerId, columnMapping.headers],
      set: { ...answers, updatedAt: sql`now()` },
    });
  return answers;
}
