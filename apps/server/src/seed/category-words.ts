import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { productFamily, productSubFamily, productType } from '../lists/tables.ts';
import { curatedWords } from './words/category-words.ts';
import { singleWords, type WordLists } from './words/word-lists.ts';

type CategoryTable = typeof productFamily | typeof productSubFamily | typeof productType;

const lines = (written: string): string => singleWords(written).join('\n');

/** Fills in words where a row has none in a language; words an admin wrote are not touched. */
async function fill(tx: Transaction, table: CategoryTable, words: WordLists): Promise<void> {
  const rows = Object.entries(words).map(([code, { en, ar }]) => ({ code, en: lines(en), ar: lines(ar) }));
  const { wordsEn, wordsAr, code } = table;
  await tx.execute(sql`
    update ${table} set
      words_en = case when ${wordsEn} = '' then curated.en else ${wordsEn} end,
      words_ar = case when ${wordsAr} = '' then curated.ar else ${wordsAr} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as curated(code text, en text, ar text)
    where ${code} = curated.code`);
}

/** Adds the curated words to categories, newly seeded or existing. */
export async function seedCategoryWords(tx: Transaction): Promise<void> {
  await fill(tx, productFamily, curatedWords.families);
  await fill(tx, productSubFamily, curatedWords.subFamilies);
  await fill(tx, productType, curatedWords.types);
}
