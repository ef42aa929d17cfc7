import { categoryTerm } from '@saer/quoting/search/category-term';
import { type CategoryAnswer, longestAnswerTerm, maxCategoryAnswers } from '@saer/contract/category-words';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { productSubFamily, productType } from '../../lists/tables.ts';
import { lockOwner } from '../../products/editing/lock-owner.ts';
import { categoryAnswer } from '../tables.ts';

/** What a catalogue's people said that words in category columns mean. */
export const findAnswers = (db: Database, ownerId: number): Promise<CategoryAnswer[]> =>
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

/** Holds what one word means, in place of what was said of it before. */
export async function saveAnswer(db: Database, ownerId: number, sent: Sent): Promise<CategoryAnswer> {
  const term = categoryTerm(sent.term);
  if (term === '') throw new AppError({ code: 'required', field: 'term' });
  // A single character may stand for a phrase: what is compared can be longer than what was sent.
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
    // Of two that come at once the second counts the first.
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

/** Forgets what a word means. */
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
