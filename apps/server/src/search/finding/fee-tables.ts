import { maxFound, type SearchReply } from '@saer/contract/site/search';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { and, desc, eq, like, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { feeTable } from '../../fees/tables.ts';
import { store } from '../../lists/tables.ts';

const maxWords = 8;

/** Fee tables by their own name or that of their store, the latest first. */
export function findFeeTables(db: Database, text: string): Promise<SearchReply['feeTables']> {
  const words = foldArabic(text.replaceAll('\0', ''))
    .split(/\s+/)
    .slice(0, maxWords)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return db
    .select({
      id: feeTable.id,
      name: feeTable.name,
      effectiveFrom: feeTable.effectiveFrom,
      state: feeTable.state,
      store: { nameEn: store.nameEn, nameAr: store.nameAr },
    })
    .from(feeTable)
    .innerJoin(store, eq(store.id, feeTable.storeId))
    .where(and(...words.map((word) => or(like(feeTable.search, word), like(store.search, word)))))
    .orderBy(desc(feeTable.effectiveFrom), desc(feeTable.id))
    .limit(maxFound);
}
