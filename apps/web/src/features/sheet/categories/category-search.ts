import { indexCategories } from '@saer/quoting/search/category-index';
import { type CategoryLead } from '@saer/quoting/search/resolve-category';
import { searchCategories } from '@saer/quoting/search/search-categories';
import type { CategoryWords } from '@saer/contract/category-words';
import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import { type CategoryFinder, categoryFinder } from '../../../domain/category-search/category-finder.ts';

/** The categories of a fee book, found by the words sellers use for them. */
export interface CategorySearch extends CategoryFinder {
  readonly nameOf: (subFamily: string) => string;
  /** The likeliest for a word. */
  readonly suggest: (word: string, max: number) => readonly CategoryLead[];
}

const leadsAtOnce = 20;

/** Made once for a fee book and a language. */
export function categorySearch(book: FeeBook, words: CategoryWords, language: Language): CategorySearch {
  const finder = categoryFinder(book, words, language);
  const names = new Map(finder.subFamilies.map(({ id, name }) => [id, name]));
  const index = indexCategories(book, words);
  return {
    ...finder,
    nameOf: (subFamily) => names.get(subFamily) ?? subFamily,
    suggest: (word, max) => {
      const seen = new Set<string>();
      return searchCategories(index, word, leadsAtOnce)
        .filter(({ subFamily }) => !seen.has(subFamily) && seen.add(subFamily))
        .slice(0, max);
    },
  };
}
