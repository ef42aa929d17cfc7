import { wordsIn } from '@saer/contract/fees/category-word-lines';
import { type CategoryWords } from '@saer/contract/fees/category-words';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { visibleToAll } from '../listing/admin-list.ts';
import { productFamily, productSubFamily, productType } from '../lists.ts';

type Category = typeof productFamily | typeof productSubFamily | typeof productType;

/** The words of a list's visible rows, by code. */
async function readWords(db: Database, list: Category): Promise<Record<string, string[]>> {
  const { table } = list;
  const rows = await db
    .select({ code: table.code, wordsEn: table.wordsEn, wordsAr: table.wordsAr })
    .from(table)
    .where(visibleToAll(db, list))
    .orderBy(asc(table.id));
  return Object.fromEntries(
    rows.flatMap(({ code, wordsEn, wordsAr }) => {
      const words = wordsIn(`${wordsEn}\n${wordsAr}`);
      return words.length === 0 ? [] : [[code, [...words]]];
    }),
  );
}

/** Finds the words sellers use for visible families, sub families and types. */
export async function findWords(db: Database): Promise<CategoryWords> {
  const [families, subFamilies, types] = await Promise.all([
    readWords(db, productFamily),
    readWords(db, productSubFamily),
    readWords(db, productType),
  ]);
  return { families, subFamilies, types };
}

async function findVersion(db: Database, list: Category): Promise<string> {
  const { id, version, updatedAt, wordsEn, wordsAr } = list.table;
  const [row] = await db
    .select({
      version: sql<string>`concat_ws('-', count(${id}), sum(${version}), max(${updatedAt}),
        sum(length(${wordsEn}) + length(${wordsAr})))`,
    })
    .from(list.table);
  return row?.version ?? '';
}

/** A version that changes whenever the words may have changed, for conditional requests. */
export const wordsVersion = async (db: Database): Promise<string> =>
  (
    await Promise.all([
      findVersion(db, productFamily),
      findVersion(db, productSubFamily),
      findVersion(db, productType),
    ])
  ).join('/');
