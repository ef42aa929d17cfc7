import { maxWords, wordsIn } from '@saer/contract/fees/category-word-lines';
import { type MissedSearch } from '@saer/contract/fees/category-words';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { lockRow, type Actor, writeRow } from '../editing/rows.ts';
import { productSubFamily as list } from '../lists.ts';
import { missedSearch } from '../tables.ts';

const { folded, ...listed } = getTableColumns(missedSearch);

const misses: List<MissedSearch> = {
  table: missedSearch,
  listed,
  search: folded,
  usual: { count: 'desc', lastAt: 'desc' },
  read: (db, ids) =>
    db
      .select(listed)
      .from(missedSearch)
      .where(inArray(missedSearch.id, [...ids])),
};

/** One page of searches without a result, the most frequent first. */
export const findMisses = (db: Database, filter: ListFilter) => findPage(db, misses, filter);

/** Adds a term to the words of a sub family, in the language it is written in. */
export const addMiss = (
  db: Database,
  actor: Actor,
  { id, subFamilyId }: { id: number; subFamilyId: number },
) =>
  db.transaction(async (tx) => {
    const before = await lockRow(tx, list, subFamilyId);
    const [missed] = await tx.delete(missedSearch).where(eq(missedSearch.id, id)).returning();
    if (missed === undefined) throw new AppError({ code: 'rowGone' });
    const field = /\p{sc=Arab}/u.test(missed.term) ? 'wordsAr' : 'wordsEn';
    const words = wordsIn(`${String(before[field])}\n${missed.term}`);
    if (words.length > maxWords) throw new AppError({ code: 'tooManyWords' });
    const sent = { [field]: words.join('\n') };
    await writeRow(tx, actor, list, { before, version: Number(before['version']), sent });
    return { subFamily: String(before['code']), term: missed.term };
  });

/** Deletes terms from the list; later searches for them are counted again from one. */
export const dismissMisses = async (db: Database, ids: readonly number[]): Promise<{ removed: number[] }> => {
  const gone = await db
    .delete(missedSearch)
    .where(inArray(missedSearch.id, [...ids]))
    .returning({ id: missedSearch.id });
  return { removed: gone.map(({ id }) => id) };
};
