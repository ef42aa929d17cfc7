import { categoryTerm } from '@saer/quoting/search/category-term';
import {
  type CategoryAnswer,
  longestAnswerTerm,
  maxCategoryAnswers,
} from '@saer/contract/fees/category-words';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { productSubFamily, productType } from '../../lists/tables.ts';
import { lockOwner } from '../../products/editing/owned-product.ts';
import { categoryAnswer, columnMapping } from '../tables.ts';
import { type ColumnAnswers, maxMappedFields } from '@saer/contract/products/product-batch';

/** A seller's answers about words in category columns. */
export const findSheetAnswers = (db: Database, ownerId: number): Promise<CategoryAnswer[]> =>
  db
    .select({ term: categoryAnswer.term, subFamily: productSubFamily.code, type: productType.code })
    .from(categoryAnswer)
    .innerJoin(productSubFamily, eq(productSubFamily.id, categoryAnswer.subFamilyId))
    .leftJoin(productType, eq(productType.id, categoryAnswer.typeId))
    .where(eq(categoryAnswer.ownerId, ownerId))
    .orderBy(asc(categoryAnswer.term));

interface Sent {
  readonly term: string;
  readonly subFamily: string;
  readonly type?: string | null;
}

/** Saves the meaning of one word, replacing the previous one. */
export async function saveSheetAnswer(db: Database, ownerId: number, sent: Sent): Promise<CategoryAnswer> {
  const term = categoryTerm(sent.term);
  if (term === '') throw new AppError({ code: 'required', field: 'term' });
  // A single character may expand to a phrase: the compared form can be longer than the input.
  if (term.length > longestAnswerTerm)
    throw new AppError({ code: 'tooLong', field: 'term', details: { maximum: longestAnswerTerm } });
  return db.transaction(async (tx) => {
    const [subFamily] = await tx
      .select()
      .from(productSubFamily)
      .where(and(eq(productSubFamily.code, sent.subFamily), productSubFamily.active));
    if (subFamily === undefined)
      throw new AppError({
        code: 'unknownSubFamily',
        field: 'subFamily',
        details: { subFamily: sent.subFamily },
      });
    const code = sent.type ?? null;
    const [type] =
      code === null
        ? []
        : await tx
            .select()
            .from(productType)
            .where(and(eq(productType.code, code), eq(productType.subFamilyId, subFamily.id)));
    if (code !== null && type === undefined)
      throw new AppError({ code: 'unknownType', field: 'type', details: { type: code } });
    // Of two concurrent ones the second counts the first.
    await lockOwner(tx, ownerId);
    const others = and(eq(categoryAnswer.ownerId, ownerId), ne(categoryAnswer.term, term));
    if ((await tx.$count(categoryAnswer, others)) >= maxCategoryAnswers)
      throw new AppError({ code: 'tooManyAnswers', details: { maximum: maxCategoryAnswers } });
    const meant = { subFamilyId: subFamily.id, typeId: type?.id ?? null };
    await tx
      .insert(categoryAnswer)
      .values({ ownerId, term, ...meant })
      .onConflictDoUpdate({
        target: [categoryAnswer.ownerId, categoryAnswer.term],
        set: { ...meant, updatedAt: sql`now()` },
      });
    return { term, subFamily: subFamily.code, type: type?.code ?? null };
  });
}

/** Removes the meaning of a word. */
export async function removeAnswer(
  db: Database,
  ownerId: number,
  term: string,
): Promise<{ removed: boolean }> {
  const gone = await db
    .delete(categoryAnswer)
    .where(and(eq(categoryAnswer.ownerId, ownerId), eq(categoryAnswer.term, categoryTerm(term))))
    .returning({ term: categoryAnswer.term });
  return { removed: gone.length > 0 };
}

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
