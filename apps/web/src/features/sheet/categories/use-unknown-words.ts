import { categoryTerm } from '@saer/quoting/search/category-term';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryWordsQuery } from '../../../domain/category-search/category-words-query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import type { GridRow } from '../model/grid-row.ts';
import { type UnknownWord, unknownText } from '../model/unknown-words.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { categorySearch } from './category-search.ts';
import { useWordAnswers } from './use-word-answers.ts';

/** The category words of the file that nobody knows, and their answers: each counts for all rows that say it. */
export function useUnknownWords(sheet: SheetSession, session: GridSession, book: FeeBook) {
  const language = useLanguage();
  const { data } = useQuery(categoryWordsQuery);
  const search = useMemo(
    () => categorySearch(book, data ?? { families: {}, subFamilies: {}, types: {} }, language),
    [book, data, language],
  );
  const answers = useWordAnswers(sheet, session);
  const done = new Set(answers.answered.map(({ term }) => term));
  // The answer is being saved, until its rows are read again.
  const words = session.unknownWords.filter(({ term }) => !done.has(term));
  return {
    ...answers,
    search,
    words,
    /** The word that a row cannot be priced for. */
    wordOf: (row: GridRow): UnknownWord | undefined => {
      const text = unknownText(row);
      if (text === undefined) return undefined;
      const term = categoryTerm(text);
      return words.find((word) => word.term === term);
    },
  };
}

export type UnknownWordSession = ReturnType<typeof useUnknownWords>;
