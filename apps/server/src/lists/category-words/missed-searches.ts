import { categoryTerm } from '@saer/quoting/search/category-term';
import type { MissedSearch } from '@saer/contract/fees/category-words';
import { latinDigits } from '@saer/i18n/latin-digits';
import { and, asc, inArray, ne, sql, eq, getTableColumns } from 'drizzle-orm';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import { defineLimit, requireWithin } from '../../auth/limits/limit.ts';
import { missedSearch } from '../tables.ts';
import { maxWords, wordsIn } from '@saer/contract/fees/category-word-lines';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { lockRow, type Actor, writeRow } from '../editing/rows.ts';
import { productSubFamily as list } from '../lists.ts';

/** Maximum number of distinct terms. */
export const maxMissed = 5_000;
const missesOfNetwork = defineLimit({ name: 'category-miss', points: 120, seconds: 60 * 60 });
const minLetters = 2;
/** Larger than the input limit: folding may expand a single character to a phrase. */
const longestFolded = 200;
const maxCount = 2_147_483_647;

type Dependencies = Pick<AppDependencies, 'db' | 'secretKey'>;

const maxDigits = 4;

/** Tells whether a term looks like an email address, a personal number or a link: such terms are never saved. */
function isPersonal(term: string): boolean {
  // Unify wide, small and mathematical forms.
  const plain = latinDigits(term.normalize('NFKC'));
  return /@|:\/\/|www\./i.test(plain) || plain.replace(/\D/g, '').length > maxDigits;
}

/** Drops the excess: terms searched once and longest ago go first. */
async function dropOldest({ db }: Dependencies, written: number): Promise<void> {
  const over = (await db.$count(missedSearch)) - maxMissed;
  if (over <= 0) return;
  const oldest = db
    .select({ id: missedSearch.id })
    .from(missedSearch)
    .where(ne(missedSearch.id, written))
    .orderBy(sql`${missedSearch.count} > 1`, asc(missedSearch.lastAt), asc(missedSearch.id))
    .limit(over);
  await db.delete(missedSearch).where(and(inArray(missedSearch.id, oldest), ne(missedSearch.id, written)));
}

/** Counts a search without a result: only the term, never who typed it, and no term that may be personal. */
export async function recordMiss(
  deps: Dependencies,
  { term, language }: Pick<MissedSearch, 'term' | 'language'>,
  { address }: Pick<Caller, 'address'>,
): Promise<{ counted: boolean }> {
  await requireWithin(deps, missesOfNetwork, toNetwork(address));
  const folded = categoryTerm(term);
  // Remove invisible formatting characters, which could reverse the text around them.
  const plain = term
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (
    folded.length < minLetters ||
    folded.length > longestFolded ||
    !/\p{L}/u.test(folded) ||
    isPersonal(plain)
  )
    return { counted: false };
  const [row] = await deps.db
    .insert(missedSearch)
    .values({ term: plain, folded, language })
    .onConflictDoUpdate({
      target: missedSearch.folded,
      set: {
        count: sql`least(${missedSearch.count}, ${maxCount - 1}) + 1`,
        lastAt: sql`now()`,
      },
    })
    .returning({ id: missedSearch.id, count: missedSearch.count });
  if (row?.count === 1) await dropOldest(deps, row.id);
  return { counted: row !== undefined };
}

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
