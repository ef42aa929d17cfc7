import { categoryTerm } from '@saer/quoting/search/category-term';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  categoryWordsQuery,
  type CategoryFinder,
  categoryFinder,
} from '../../../domain/category-search/category-finder.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import type { GridRow } from '../model/grid-row.ts';
import { type UnknownWord, unknownText, rowsSaying } from '../model/unknown-words.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { indexCategories } from '@saer/quoting/search/category-index';
import type { CategoryLead } from '@saer/quoting/search/resolve-category';
import { searchCategories } from '@saer/quoting/search/search-categories';
import type { CategoryWords } from '@saer/contract/fees/category-words';
import type { Language } from '@saer/i18n/locale';
import { disambiguate } from '../../../domain/names/disambiguate.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../../lib/browser/toasts.ts';
import { categoryAnswerCalls, categoryAnswersQuery } from '../queries.ts';

/** A word and the category it was assigned to. */
export interface AnsweredWord extends UnknownWord {
  readonly subFamily: string;
}

/** Answers words: once for all rows that contain them, and for the seller's next files. */
function useWordAnswers({ setCategoryAnswers }: SheetSession, { dispatch, rows }: GridSession) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [answered, setAnswered] = useState<readonly AnsweredWord[]>([]);

  const apply = async (word: UnknownWord, lead: CategoryLead | null): Promise<number> => {
    const known = client.getQueryData(categoryAnswersQuery.queryKey) ?? [];
    const others = known.filter(({ term }) => term !== word.term);
    const answer =
      lead === null ? [] : [{ term: word.term, subFamily: lead.subFamily, type: lead.type ?? null }];
    await setCategoryAnswers([...others, ...answer]);
    const ids = rowsSaying(rows, word.term);
    dispatch({ type: 'revalidate', ids });
    return ids.size;
  };

  const remember = (saved: Promise<unknown>): void => {
    saved.catch(() =>
      showToast({ tone: 'negative', text: t`Applied to this file, but not remembered for the next one.` }),
    );
  };

  return {
    answered,
    answer: async (word: UnknownWord, lead: CategoryLead): Promise<void> => {
      setAnswered((before) => [
        ...before.filter(({ term }) => term !== word.term),
        { ...word, subFamily: lead.subFamily },
      ]);
      remember(categoryAnswerCalls.save(word.text, lead.subFamily, lead.type ?? null));
      const count = await apply(word, lead);
      showToast({
        tone: 'positive',
        text: t`${plural(count, { one: 'Answered for # row', other: 'Answered for # rows' })}`,
      });
    },
    undo: async (word: UnknownWord): Promise<void> => {
      setAnswered((before) => before.filter(({ term }) => term !== word.term));
      remember(categoryAnswerCalls.remove(word.text));
      await apply(word, null);
    },
  };
}

/** The categories of a fee book, found by the words sellers use for them. */
export interface CategorySearch extends CategoryFinder {
  readonly nameOf: (subFamily: string) => string;
  /** The likeliest for a word. */
  readonly suggest: (word: string, max: number) => readonly CategoryLead[];
}

const leadsAtOnce = 20;
/** No suggestion is better than one that shares only a word everybody uses: care of the skin is no care of cars. */
const minMatched = 0.6;

/** Made once for a fee book and a language. */
function categorySearch(book: FeeBook, words: CategoryWords, language: Language): CategorySearch {
  const finder = categoryFinder(book, words, language);
  const apart = disambiguate(book.subFamilies, language);
  // Two categories of one name are told apart by their other name.
  const names = new Map(
    finder.subFamilies.map(({ id, name }) => {
      const other = apart.get(id);
      return [id, other === undefined ? name : `${name} (\u2068${other}\u2069)`];
    }),
  );
  const index = indexCategories(book, words);
  return {
    ...finder,
    nameOf: (subFamily) => names.get(subFamily) ?? subFamily,
    suggest: (word, max) => {
      const seen = new Set<string>();
      return searchCategories(index, word, leadsAtOnce, minMatched)
        .filter(({ subFamily }) => !seen.has(subFamily) && seen.add(subFamily))
        .slice(0, max);
    },
  };
}

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
