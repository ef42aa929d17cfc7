import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import type { SharedAnswer } from './shared-answer.ts';

/** A shared answer with the names that its store and category have today. */
export interface NamedAnswer extends Omit<SharedAnswer, 'store' | 'category'> {
  readonly store: string;
  readonly category: string | undefined;
}

const nameIn = (
  language: Language,
  code: string | undefined,
  named: readonly { readonly code: string; readonly nameEn: string; readonly nameAr: string }[],
): string | undefined => {
  const found = named.find((each) => each.code === code);
  return language === 'ar' ? found?.nameAr : found?.nameEn;
};

/** Names an answer's store and category; undefined if its store is gone. */
export async function nameAnswer(db: Database, answer: SharedAnswer): Promise<NamedAnswer | undefined> {
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), null);
  const store = nameIn(answer.language, answer.store, book.stores);
  return store === undefined
    ? undefined
    : { ...answer, store, category: nameIn(answer.language, answer.category, book.subFamilies) };
}
