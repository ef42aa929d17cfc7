import { type ColumnAnswers, maxMappedFields } from '@saer/contract/products/product-batch';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { columnMapping } from '../tables.ts';

/** Finds how a seller's people last assigned the columns of sheets with these headers. */
export async function findColumnMapping(db: Database, ownerId: number, headers: string) {
  const [found] = await db
    .select({ mapping: columnMapping.mapping, units: columnMapping.units, ignored: columnMapping.ignored })
    .from(columnMapping)
    .where(and(eq(columnMapping.ownerId, ownerId), eq(columnMapping.headers, headers)));
  return { mapping: found?.mapping ?? null, units: found?.units ?? {}, ignored: [...(found?.ignored ?? [])] };
}

/** Saves how they are assigned, in place of the earlier answer. */
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
