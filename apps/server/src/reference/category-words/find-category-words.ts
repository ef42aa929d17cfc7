import { wordsIn } from '@saer/contract/category-word-lines';
import type { CategoryWords } from '@saer/contract/category-words';
import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { visibleToAll } from '../listing/visible.ts';
import { productFamily, productSubFamily, productType } from '../tables.ts';

const lists = { productFamily, productSubFamily, productType };

/** The words of a list's offered rows, by code. */
async function wordsOf(db: Database, list: keyof typeof lists): Promise<Record<string, string[]>> {
  const table = lists[list];
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

/** What sellers call the families, sub families and types that they are offered. */
export async function findWords(db: Database): Promise<CategoryWords> {
  const [families, subFamilies, types] = await Promise.all([
    wordsOf(db, 'productFamily'),
    wordsOf(db, 'productSubFamily'),
    wordsOf(db, 'productType'),
  ]);
  return { families, subFamilies, types };
}
