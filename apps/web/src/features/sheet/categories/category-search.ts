import { indexCategories } from '@saer/quoting/search/category-index';
import { type CategoryLead } from '@saer/quoting/search/resolve-category';
import { searchCategories } from '@saer/quoting/search/search-categories';
import type { CategoryWords } from '@saer/contract/fees/category-words';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { disambiguate } from '../../../domain/names/disambiguate.ts';
import { type CategoryFinder, categoryFinder } from '../../../domain/category-search/category-finder.ts';

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
export function categorySearch(book: FeeBook, words: CategoryWords, language: Language): CategorySearch {
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
